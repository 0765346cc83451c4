import Numerics

/// The transfer functions of sRGB (IEC 61966-2-1) between stored values and light.
///
/// Both go on beyond 1 and are odd: a negative value gives the negative of what its magnitude gives.
public enum SRGB {
  /// The share of light that the gamma-encoded `value` stands for: v/12.92 up to 0.04045, then
  /// ((v + 0.055)/1.055)²·⁴.
  public static func linear(_ value: Double) -> Double {
    let magnitude = value.magnitude
    let light = magnitude <= 0.04045 ? magnitude / 12.92 : Elementary.pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// The gamma-encoded value of a share of `light`: 12.92·l up to 0.0031308, then 1.055·l¹ᐟ²·⁴ − 0.055.
  public static func encoded(_ light: Double) -> Double {
    let magnitude = light.magnitude
    let value =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * Elementary.pow(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}

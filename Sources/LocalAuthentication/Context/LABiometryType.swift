/// The kind of sensor that recognises the owner of the device.
///
/// - Source: https://developer.apple.com/documentation/localauthentication/labiometrytype
public enum LABiometryType: Int, Sendable {
    /// The device has no sensor.
    case none = 0
    /// The sensor recognises a finger.
    case touchID = 1
    /// The sensor recognises a face.
    case faceID = 2
    /// The sensor recognises an eye. No device here has one.
    case opticID = 4
}

/// The raw value of `LABiometryType.none`.
public var kLABiometryTypeNone: Int32 { 0 }

/// The raw value of `LABiometryType.touchID`.
public var kLABiometryTypeTouchID: Int32 { 1 }

/// The raw value of `LABiometryType.faceID`.
public var kLABiometryTypeFaceID: Int32 { 2 }

/// The raw value of `LABiometryType.opticID`.
public var kLABiometryTypeOpticID: Int32 { 4 }

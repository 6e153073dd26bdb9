internal import SystemServices

/// The support of the device for haptics.
///
/// - Source: https://developer.apple.com/documentation/corehaptics/chhapticdevicecapability
public protocol CHHapticDeviceCapability: NSObjectProtocol {
    /// Whether the device has a motor for haptics.
    var supportsHaptics: Bool { get }
    /// Whether the device plays the sounds of patterns.
    var supportsAudio: Bool { get }
}

/// The support of the current device.
final class DeviceCapability: NSObject, CHHapticDeviceCapability, Sendable {
    var supportsHaptics: Bool { SystemServices.current.haptics.supportsHaptics }
    var supportsAudio: Bool { SystemServices.current.haptics.supportsAudio }
}

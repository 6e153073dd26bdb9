/// How a device is held.
///
/// - Source: https://developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, with what was the upper edge at the left.
    case landscapeLeft = 3
    /// On its side, with what was the upper edge at the right.
    case landscapeRight = 4
    /// Lying, with the screen up.
    case faceUp = 5
    /// Lying, with the screen down.
    case faceDown = 6

    /// Whether the device stands upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device stands on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can stand that way: neither unknown nor lying.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

import Foundation

extension ProcessInfo {
    /// Whether the process is an iOS app built for Mac Catalyst; always `false`.
    public var isMacCatalystApp: Bool { false }

    /// Whether the process is an iOS app on a Mac; always `false`.
    public var isiOSAppOnMac: Bool { false }
}

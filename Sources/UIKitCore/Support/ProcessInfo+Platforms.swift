import Foundation

extension ProcessInfo {
    /// Whether the process is an app of iOS that was built for a Mac; always `false`.
    public var isMacCatalystApp: Bool { false }

    /// Whether the process is an app of iOS that runs on a Mac; always `false`.
    public var isiOSAppOnMac: Bool { false }
}

import Foundation
import QueueRecorder
import SystemConfiguration

typealias FlagsRecorder = QueueRecorder<SCNetworkReachabilityFlags>

extension FlagsRecorder {
    /// Makes the recorder the callback of a target, as apps do.
    func observe(_ target: SCNetworkReachability) {
        var context = SCNetworkReachabilityContext(
            version: 0, info: Unmanaged.passUnretained(self).toOpaque(), retain: nil, release: nil, copyDescription: nil)
        SCNetworkReachabilitySetCallback(
            target,
            { _, flags, info in
                guard let info else { return }
                Unmanaged<FlagsRecorder>.fromOpaque(info).takeUnretainedValue().record(flags)
            }, &context)
    }
}

/// Targets and flags as apps make them.
enum Reach {
    static func flags(_ target: SCNetworkReachability?) -> SCNetworkReachabilityFlags? {
        guard let target else { return nil }
        var flags = SCNetworkReachabilityFlags()
        return SCNetworkReachabilityGetFlags(target, &flags) ? flags : nil
    }

    static func name(_ name: String) -> SCNetworkReachability? { SCNetworkReachabilityCreateWithName(nil, name) }

    /// A target for an address of version 4, 0.0.0.0 by default.
    static func address(_ text: String = "0.0.0.0") -> SCNetworkReachability? {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        inet_pton(AF_INET, text, &address.sin_addr)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
            }
        }
    }
}

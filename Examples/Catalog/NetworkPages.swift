import Network
import SystemConfiguration
import UIKit

/// Screens of the modules for the network. The panel "System", which F9 opens, changes the network.
@MainActor enum NetworkPages {
    typealias Request = RequestViewController.Request

    static let all = [
        CatalogPage("NWPathMonitor", "wifi", controller: { RequestViewController([Request("Describe the path", send: describePath)]) }),
        CatalogPage(
            "SCNetworkReachability", "network",
            controller: { RequestViewController([Request("Is example.com reachable?", send: askForReachability)]) }),
    ]

    private static func describePath() async -> String {
        for await path in NWPathMonitor() { return path.debugDescription }
        return "No path"
    }

    private static func askForReachability() async -> String {
        // The resolution of the name waits for name servers, and must not block the main thread.
        let flags = await Task.detached { () -> SCNetworkReachabilityFlags in
            var flags = SCNetworkReachabilityFlags()
            if let target = SCNetworkReachabilityCreateWithName(nil, "example.com") { SCNetworkReachabilityGetFlags(target, &flags) }
            return flags
        }.value
        guard flags.contains(.reachable) else { return "Not reachable" }
        return flags.contains(.isWWAN) ? "Reachable by mobile data" : "Reachable"
    }
}

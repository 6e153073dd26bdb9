import CoreGraphics
import Foundation
internal import Synchronization

/// The state of the computer's network, which is followed by messages of the kernel.
///
/// One socket receives a message for each change of an interface, an address or a route. The tables are then read by
/// a second socket. Without netlink sockets, as in some containers, the state is read once.
package final class ComputerNetwork: Sendable {
    /// The network of the process.
    static let shared = ComputerNetwork()

    private let reader: NetworkReader
    private let source: Mutex<(any DispatchSourceRead)?>

    /// Begins to follow the network of the calling thread's namespace.
    package init() {
        do throws(NetlinkSocket.Failure) {
            // The events are subscribed to before the first reading, so that no change between both is missed.
            let events = try NetlinkSocket(groups: NetlinkSocket.changes)
            let reader = try NetworkReader(NetlinkSocket(groups: 0))
            self.reader = reader
            source = Mutex(Self.follow(events) { reader.update() })
        } catch {
            Diagnostics.report(
                "network-netlink", "The network of the computer is read once, because changes cannot be followed: \(error).")
            reader = NetworkReader(NetworkFiles.tables().state)
            source = Mutex(nil)
        }
    }

    deinit { source.withLock { $0?.cancel() } }

    /// Calls `body` on a private queue whenever messages arrive.
    private static func follow(_ events: NetlinkSocket, _ body: @escaping @Sendable () -> Void) -> sending any DispatchSourceRead {
        let source = DispatchSource.makeReadSource(fileDescriptor: events.descriptor, queue: DispatchQueue(label: "caret.network"))
        source.setEventHandler { @Sendable in
            events.drain()
            body()
        }
        // The descriptor must stay open until the source no longer uses it.
        source.setCancelHandler { @Sendable in withExtendedLifetime(events) {} }
        source.resume()
        return source
    }

    /// The current state.
    package var state: NetworkState { reader.state }

    /// Calls `body` after each change, on a private queue, until the result is released.
    func observe(_ body: @escaping @Sendable () -> Void) -> NetworkReader.Observation { reader.observe(body) }
}

internal import CoreGraphics
import Foundation
internal import GIO

/// A notification on the desktop, from its appearance to the user's response.
///
/// The session has its own thread, because D-Bus provides no file descriptor for a run loop.
final class DesktopSession: Sendable {
    private static let service = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"

    private let notification: DesktopNotification
    private let busAddress: String?
    private let respond: @Sendable (String?) -> Void
    private let loop = BusLoop()

    /// - Parameters:
    ///   - busAddress: The address of the bus; `nil` for that of the user's session.
    ///   - respond: Called on the thread of the session with the identifier of the chosen action, or with `nil` after a
    ///     click on the notification.
    init(_ notification: DesktopNotification, busAddress: String?, respond: @escaping @Sendable (String?) -> Void) {
        self.notification = notification
        self.busAddress = busAddress
        self.respond = respond
    }

    func begin() {
        Thread.detachNewThread { [self] in
            do throws(BusError) {
                try loop.run { () throws(BusError) in try runSession() }
            } catch {
                guard !loop.hasEnded else { return }
                Diagnostics.report("notifications.desktop", "The desktop shows no notification: \(error)")
            }
        }
    }

    /// Ends the session. May be called on any thread.
    func end() { loop.end() }

    /// The pending events. Signal handlers only record events, because they are called from within GIO.
    private final class PendingEvents {
        var actions: [(id: BusValue, key: String)] = []
        var closed: [BusValue] = []
    }

    private func runSession() throws(BusError) {
        let address = if let busAddress { busAddress } else { try BusConnection.sessionAddress(loop) }
        let bus = try BusConnection(address, loop)
        let events = PendingEvents()
        bus.subscribe(to: "\(Self.service).ActionInvoked", Self.path, of: Self.service) { arguments in
            guard case .tuple(let values) = arguments, values.count == 2, let key = values[1].text else { return }
            events.actions.append((values[0], key))
        }
        bus.subscribe(to: "\(Self.service).NotificationClosed", Self.path, of: Self.service) { arguments in
            if case .tuple(let values) = arguments, let id = values.first { events.closed.append(id) }
        }
        var capabilities: [String] = []
        if case .strings(let names) = try bus.call("\(Self.service).GetCapabilities", Self.path, of: Self.service).first {
            capabilities = names
        }
        guard let id = try bus.call("\(Self.service).Notify", Self.path, of: Self.service, notification.arguments(capabilities)).first
        else {
            return
        }
        while !loop.hasEnded, !bus.isClosed {
            // A desktop reports the action before the end of the notification.
            if let key = events.actions.first(where: { $0.id == id })?.key, let action = DesktopNotification.action(of: key) {
                return respond(action)
            }
            if events.closed.contains(id) { return }
            loop.wait()
        }
    }
}

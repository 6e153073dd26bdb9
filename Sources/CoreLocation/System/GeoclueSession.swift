import Foundation
import GIO

/// A request to GeoClue, from its start to its end. The session has its own thread: D-Bus provides no file
/// descriptor for a run loop, and a call can block while the user is asked.
final class GeoclueSession: Sendable {
    typealias Continuation = AsyncThrowingStream<CLLocation, any Error>.Continuation

    private let settings: SystemLocation
    private let request: GeoclueRequest
    private let continuation: Continuation
    private let loop = BusLoop()

    init(_ settings: SystemLocation, _ request: GeoclueRequest, _ continuation: Continuation) {
        (self.settings, self.request, self.continuation) = (settings, request, continuation)
    }

    func begin() {
        Thread.detachNewThread { [self] in
            do {
                try loop.run { try runSession() }
                continuation.finish()
            } catch {
                continuation.finish(throwing: loop.hasEnded ? nil : Self.error(for: error))
            }
        }
    }

    /// Ends the session. May be called on any thread.
    func end() { loop.end() }

    // MARK: - On the thread

    /// The pending events. Signal handlers only record events, because they are called from within GIO.
    private final class PendingEvents {
        var paths: [String] = []
        var isDenied = false
        var hasQuit = false
    }

    private func runSession() throws {
        let bus = try BusConnection(try settings.busAddress ?? BusConnection.systemAddress(loop), loop)
        let client = try GeoclueClient(bus)
        let events = PendingEvents()
        client.onLocation { events.paths.append($0) }
        client.onDenial { events.isDenied = true }
        client.onQuit { events.hasQuit = true }
        try client.set(desktopID: settings.desktopID, request)
        // GeoClue's agent gives the user less than a minute to respond.
        try client.start(milliseconds: 60_000)
        try deliver(events, of: client)
    }

    private func deliver(_ events: PendingEvents, of client: GeoclueClient) throws {
        let clock = ContinuousClock()
        let deadline = clock.now + settings.backoff
        var hasLocation = false
        while !loop.hasEnded {
            while !events.paths.isEmpty {
                guard let location = try location(events.paths.removeFirst(), client) else { continue }
                hasLocation = true
                continuation.yield(location)
            }
            if events.isDenied { throw CLError(.denied) }
            if events.hasQuit || client.bus.isClosed { throw CLError(.locationUnknown) }
            let remainingTime = deadline - clock.now
            if !hasLocation, remainingTime <= .zero { throw CLError(.locationUnknown) }
            loop.wait(milliseconds: hasLocation ? nil : Self.milliseconds(remainingTime))
        }
    }

    /// Returns the location at a path; `nil` if a newer location has replaced it. GeoClue keeps only the last two
    /// locations.
    private func location(_ path: String, _ client: GeoclueClient) throws -> CLLocation? {
        do {
            return try client.location(at: path)
        } catch let error as BusError where Self.isMissingObject(error) {
            return nil
        }
    }

    private static func isMissingObject(_ error: BusError) -> Bool {
        ["UnknownObject", "UnknownMethod", "UnknownInterface"].contains { error.name == "org.freedesktop.DBus.Error.\($0)" }
    }

    private static func milliseconds(_ duration: Duration) -> UInt32 {
        UInt32(exactly: (max(duration, .milliseconds(1)) / .milliseconds(1)).rounded(.up)) ?? .max
    }

    private static func error(for error: any Error) -> CLError {
        if let error = error as? CLError { return error }
        return CLError((error as? BusError)?.name == "org.freedesktop.DBus.Error.AccessDenied" ? .denied : .locationUnknown)
    }
}

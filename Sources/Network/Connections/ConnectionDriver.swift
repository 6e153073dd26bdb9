internal import Foundation
internal import Security
internal import SystemServices

@_implementationOnly import NIOCore

/// The state machine of a connection, on one thread of the network.
///
/// ```
/// start -> preparing -> ready -> failed
///            |    ^       |
///            v    |       v
///           waiting    (cancelled from each state)
/// ```
///
/// `preparing` has a ``ConnectionAttempt`` or a handshake in progress, `ready` has a link, and `waiting` has neither.
final class ConnectionDriver {
    enum Phase: Equatable {
        case setup, preparing, waiting(NWError), ready, failed(NWError), cancelled
    }

    let loop: any EventLoop
    let endpoint: NWEndpoint
    let target: ConnectionTarget
    let settings: ConnectionSettings
    let callbacks: ConnectionCallbacks
    let requirements: NetworkRequirements
    var phase = Phase.setup
    var link: (any ConnectionLink)?
    var input: ConnectionInput
    var output = ConnectionOutput()
    /// The number of blocks of content that is sent together.
    var batchDepth = 0
    /// Whether the app's block has been asked about the peer.
    var isVerifying = false
    var isViable = false
    var hasBetterPath = false
    /// The interface that led to the peer when the connection was established; `nil` for the device itself.
    var usedInterface: NetworkLink?
    private var attempt: ConnectionAttempt?
    /// The observation retains the driver until the end of the connection.
    private var observation: NetworkObservation?
    private(set) var isAccepted = false

    init(_ loop: any EventLoop, _ endpoint: NWEndpoint, _ settings: ConnectionSettings, _ callbacks: ConnectionCallbacks) {
        self.loop = loop
        self.endpoint = endpoint
        self.settings = settings
        self.callbacks = callbacks
        target = ConnectionTarget(endpoint)
        requirements = NetworkRequirements(settings.values)
        input = ConnectionInput(isStream: settings.isStream)
    }

    /// Establishes the connection.
    ///
    /// - Parameter accepted: The link of a connection that a listener has accepted.
    func start(_ accepted: (any ConnectionLink)?) {
        let box = NIOLoopBound(self, eventLoop: loop)
        observation = NetworkObservation { [loop] in loop.execute { box.value.networkDidChange() } }
        guard settings.transport != nil else { return fail(.posix(.EPROTONOSUPPORT)) }
        isAccepted = accepted != nil
        guard let accepted else { return establish() }
        prepare()
        adopt(accepted)
    }

    /// The current state of the network.
    var network: NetworkState? { observation?.state }

    private var isAllowed: Bool {
        guard let observation else { return false }
        return requirements.allows(target, observation.state, isTurnedOff: observation.service.isTurnedOff)
    }

    private func prepare() {
        phase = .preparing
        callbacks.deliver(.preparing)
    }

    private func establish() {
        guard let observation else { return }
        prepare()
        guard isAllowed else { return wait(.posix(.ENETDOWN)) }
        let attempt = ConnectionAttempt(loop, target, settings, observation.service)
        self.attempt = attempt
        attempt.start { result in
            self.attempt = nil
            switch result {
            case .success(let connection): self.connect(connection)
            case .failure(let error): self.wait(error)
            }
        }
    }

    private func connect(_ connection: ConnectionAttempt.Connection) {
        do {
            let configuration = settings.tlsConfiguration(.client, host: target.host)
            adopt(try ChannelLink(connection.channel, configuration, peer: settings.isStream ? nil : connection.peer))
        } catch {
            connection.channel.close(promise: nil)
            wait(NWError(error))
        }
    }

    private func adopt(_ link: any ConnectionLink) {
        self.link = link
        input = ConnectionInput(isStream: settings.isStream, requests: input.removeRequests())
        // Events that the link has retained arrive now, and may end the connection.
        link.events = self
        if self.link != nil { link.open() }
    }

    /// Ends the attempt to establish the connection until the network changes, or the app restarts it.
    func wait(_ error: NWError) {
        attempt?.cancel()
        attempt = nil
        dropLink()
        guard phase != .waiting(error) else { return }
        phase = .waiting(error)
        callbacks.deliver(.waiting(error))
    }

    private func dropLink() {
        link?.events = nil
        _ = link?.close(isAbort: false)
        link = nil
        isVerifying = false
    }

    func restart() {
        if case .waiting = phase { establish() }
    }

    func cancelCurrentEndpoint() {
        switch phase {
        case .preparing where attempt != nil: attempt?.skip()
        case .preparing where !isAccepted: wait(.posix(.ECANCELED))
        case .ready:
            endContent(.posix(.ECANCELED))
            isAccepted ? fail(.posix(.ECANCELED)) : wait(.posix(.ECANCELED))
        default: break
        }
    }

    private func networkDidChange() {
        switch phase {
        case .waiting: if isAllowed { establish() }
        case .preparing: if attempt != nil, !isAllowed { wait(.posix(.ENETDOWN)) }
        case .ready: updatePath(isAllowed: isAllowed)
        default: break
        }
    }

    /// Ends the connection because of an error.
    func fail(_ error: NWError) {
        switch phase {
        case .failed, .cancelled: return
        default: break
        }
        phase = .failed(error)
        endObservation()
        dropLink()
        endContent(error)
        callbacks.deliver(.failed(error))
    }

    /// Ends the connection at the request of the app.
    func cancel(isAbort: Bool) {
        guard phase != .cancelled else { return }
        phase = .cancelled
        attempt?.cancel()
        attempt = nil
        endObservation()
        endContent(.posix(.ECANCELED))
        guard let link else { return callbacks.deliver(.cancelled) }
        // The completions of parts that the socket has accepted are called before the last state.
        self.link = nil
        link.events = nil
        link.close(isAbort: isAbort).whenComplete { [callbacks] _ in callbacks.deliver(.cancelled) }
    }

    private func endObservation() {
        observation?.cancel()
        observation = nil
    }
}

internal import Foundation
internal import Security
internal import SystemServices

@_implementationOnly import NIOCore

extension ConnectionDriver: ConnectionLinkEvents {
    func linkDidOpen(_ security: sec_protocol_metadata_t?) {
        guard phase == .preparing else { return }
        callbacks.change { $0.security = security }
        guard let security, let verification = settings.tls?.verification else { return becomeReady() }
        // A client without a certificate has nothing that could be checked.
        let isRequired = !isAccepted || settings.tls?.isPeerAuthenticationRequired == true
        guard isRequired || !security.peerCertificates.isEmpty else { return becomeReady() }
        isVerifying = true
        let link = link
        let box = NIOLoopBound((self, link), eventLoop: loop)
        verification.call(security, isServer: !isAccepted, hostName: settings.tls?.serverName ?? target.host) { [loop] isAccepted in
            loop.execute {
                let (driver, link) = box.value
                guard driver.isVerifying, driver.link === link else { return }
                driver.isVerifying = false
                isAccepted ? driver.becomeReady() : driver.handle(NWError.tls(TLSStatus.badCertificate.rawValue))
            }
        }
    }

    private func becomeReady() {
        guard let link else { return }
        phase = .ready
        isViable = true
        hasBetterPath = false
        if let address = link.remote.flatMap({ SocketAddress($0)?.bytes }) { usedInterface = network?.reach(address).link }
        let (local, remote) = (link.local, link.remote)
        let path = connectionPath(local, remote)
        link.maximumDatagramSize().whenComplete { [callbacks] result in
            // The size is known before the app can ask for it in the handler.
            callbacks.change { $0.maximumDatagramSize = (try? result.get()) ?? 0 }
            if let path { callbacks.deliverPath(path) }
            callbacks.deliver(.ready)
            callbacks.deliverViability(true)
        }
        writeContent()
        deliverContent()
    }

    func linkDidRead(_ bytes: ByteBuffer) {
        input.add(bytes)
        deliverContent(requestsRead: false)
    }

    func linkDidEndRead() { deliverContent() }

    func linkInputDidEnd() {
        input.end()
        deliverContent()
    }

    func linkWritabilityDidChange() { writeContent() }

    func linkDidFail(_ error: any Error) { handle(NWError(error)) }

    /// Handles an error of the link. A client that is not ready waits, because another attempt may succeed.
    func handle(_ error: NWError) {
        phase == .preparing && !isAccepted ? wait(error) : fail(error)
    }

    func linkDidClose() {
        // A socket whose own direction has ended closes with the other one, and does not notify of its end.
        guard output.hasEnded, phase == .ready else { return handle(.posix(.ECONNRESET)) }
        input.end()
        deliverContent(requestsRead: false)
        link?.events = nil
        link = nil
    }
}

/// The path of an established connection.
extension ConnectionDriver {
    private func connectionPath(_ local: NWEndpoint?, _ remote: NWEndpoint?) -> NWPath? {
        guard let network else { return nil }
        var limited = requirements.limited(network)
        if case .network = target.reach {
        } else {
            limited = network.limited(to: .loopback, without: [])
        }
        return NWPath(limited, localEndpoint: local, remoteEndpoint: remote ?? endpoint)
    }

    /// Notifies the app of changes of the network.
    func updatePath(isAllowed: Bool) {
        guard let network else { return }
        if let path = connectionPath(link?.local, link?.remote), path != callbacks.facts.path { callbacks.deliverPath(path) }
        if isAllowed != isViable {
            isViable = isAllowed
            callbacks.deliverViability(isAllowed)
        }
        let hasBetter = Self.hasBetterPath(requirements.limited(network), than: usedInterface)
        guard hasBetter != hasBetterPath else { return }
        hasBetterPath = hasBetter
        callbacks.deliverBetterPath(hasBetter)
    }

    /// Whether another interface is preferred now.
    static func hasBetterPath(_ state: NetworkState, than used: NetworkLink?) -> Bool {
        guard let used, let preferred = state.links.first else { return false }
        return preferred != used
    }
}

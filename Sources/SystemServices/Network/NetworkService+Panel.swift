internal import Synchronization

extension NetworkService {
    /// The network, and the choices of the person. Without rows if the app does not use the service.
    package var panelSection: PanelSection {
        guard state.withLock({ $0.isUsed }) else { return PanelSection(title: "Network", rows: []) }
        let current = current
        return PanelSection(
            title: "Network",
            rows: [
                PanelRow(
                    title: "Network", value: Self.title(current),
                    choices: [
                        choice("Wi-Fi") { $0.choose([.wifi]) },
                        choice("Mobile Data") { $0.choose([.cellular]) },
                        choice("Off") { $0.status = .unsatisfied },
                        choice("As on This Computer") { network in
                            network.followsComputer = true
                            network.reset()
                        },
                    ]),
                PanelRow(
                    title: "Low Data Mode", value: current.isConstrained ? "On" : "Off",
                    choices: [choice("On") { $0.isConstrained = true }, choice("Off") { $0.isConstrained = false }]),
            ])
    }

    private static func title(_ state: NetworkState) -> String {
        switch state.status {
        case .unsatisfied: "Off"
        case .requiresConnection: "Connects on Demand"
        case .satisfied: state.links.first.map { title($0.kind) } ?? "Off"
        }
    }

    private static func title(_ kind: NetworkInterfaceKind) -> String {
        switch kind {
        case .wifi: "Wi-Fi"
        case .cellular: "Mobile Data"
        case .wiredEthernet: "Ethernet"
        case .loopback: "This Device"
        case .other: "Other"
        }
    }

    /// Makes interfaces of these kinds the network.
    private func choose(_ kinds: [NetworkInterfaceKind]) {
        change { answers in
            answers.status = .satisfied
            answers.interfaces = kinds
            answers.isExpensive = nil
        }
    }

    private func choice(_ title: String, _ choose: @escaping @Sendable (NetworkService) -> Void) -> PanelRow.Choice {
        PanelRow.Choice(title) { [weak self] in if let self { choose(self) } }
    }
}

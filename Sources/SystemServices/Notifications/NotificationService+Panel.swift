extension NotificationService {
    /// The badge, and the pending and delivered notifications, with the possible answers.
    package var panelSection: PanelSection {
        let settings = PanelRow(title: "Badge", value: badge == 0 ? "" : "\(badge)")
        return PanelSection(title: "Notifications", rows: (badge == 0 ? [] : [settings]) + pendingRows + deliveredRows)
    }

    /// The number of notifications that the panel shows of each kind.
    private static let panelLimit = 20

    private var pendingRows: [PanelRow] {
        pending.prefix(Self.panelLimit).map { item in
            PanelRow(
                title: item.panelTitle, value: "Pending",
                choices: [PanelRow.Choice("Deliver") { [weak self] in try? self?.deliver(pending: item.id) }])
        }
    }

    private var deliveredRows: [PanelRow] {
        delivered.suffix(Self.panelLimit).reversed().map { item in
            PanelRow(
                title: item.panelTitle, value: "Delivered",
                // The notification may have been removed since the panel was shown. Then there is nothing to answer.
                choices: [
                    PanelRow.Choice("Open") { [weak self] in try? self?.tap(item.id) },
                    PanelRow.Choice("Clear") { [weak self] in try? self?.dismiss(item.id) },
                ])
        }
    }
}

extension NotificationItem {
    fileprivate var panelTitle: String { [title, body, id].first { !$0.isEmpty } ?? id }
}

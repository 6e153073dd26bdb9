extension KeychainService {
    /// The items after the last request, without secrets. Without rows if the app does not use the service.
    package var panelSection: PanelSection {
        let (used, items, isLocked, answer) = state.withLock { ($0.isUsed, $0.lastItems, $0.isLocked, $0.answer) }
        guard used else { return PanelSection(title: "Keychain", rows: []) }
        let lock = PanelRow(
            title: "Device", value: isLocked ? "Locked" : "Unlocked",
            choices: [("Unlocked", false), ("Locked", true)].map { title, value in
                PanelRow.Choice(title) { [weak self] in self?.isLocked = value }
            })
        let website = PanelRow(
            title: "Website Passwords", value: answer.title,
            choices: SharedCredentialAnswer.allCases.map { choice in
                PanelRow.Choice(choice.title) { [weak self] in self?.sharedCredentialAnswer = choice }
            })
        return PanelSection(
            title: "Keychain",
            rows: [PanelRow(title: "Storage", value: storage.title), lock, website] + items.suffix(100).map { $0.row(self) })
    }
}

extension KeychainItem {
    /// The row of the panel.
    fileprivate func row(_ service: KeychainService) -> PanelRow {
        let account = account.flatMap { $0.isEmpty ? nil : $0 }
        let id = id
        let remove = PanelRow.Choice("Remove") { [weak service] in service?.remove(id) }
        return PanelRow(title: [place, account].compactMap { $0 }.joined(separator: ": "), value: "\(size) bytes", choices: [remove])
    }
}

extension KeychainService.SharedCredentialAnswer {
    /// The name of the answer in the panel.
    var title: String {
        switch self {
        case .allow: "Allow"
        case .cancel: "Cancel"
        }
    }
}

extension KeychainService.Storage {
    /// The name of the place in the panel.
    var title: String {
        switch self {
        case .memory: "Memory"
        case .secretService: "Secret Service"
        case .file: "File"
        }
    }
}

extension SignInService {
    /// The accounts and the next answers, without secrets. Without rows if the app does not use the service.
    package var panelSection: PanelSection {
        let state = state.withLock { $0 }
        guard state.isUsed else { return PanelSection(title: "Sign In", rows: []) }
        var answers = [
            choice("Ask", .ask), choice("Apple Account", .appleAccount(hidesEmail: false)),
            choice("Apple Account, Hide Email", .appleAccount(hidesEmail: true)),
        ]
        answers += state.passwords.map { choice("Password of \($0.user)", .password(user: $0.user)) }
        answers += [choice("Cancel", .cancel), choice("Fail", .failure)]
        let web = [WebAnswer.ask, .cancel].map { answer in
            PanelRow.Choice(answer.title) { [weak self] in self?.webAnswer = answer }
        }
        var rows = [
            PanelRow(title: "Answer", value: state.answer.title, choices: answers),
            PanelRow(title: "Web Answer", value: state.webAnswer.title, choices: web),
        ]
        if let account = state.account {
            let revoke = PanelRow.Choice("Revoke") { [weak self] in self?.revoke(user: account.user) }
            let status = state.states[account.user] ?? .notFound
            rows.append(PanelRow(title: "Apple Account", value: status.title, choices: status == .authorized ? [revoke] : []))
        }
        return PanelSection(title: "Sign In", rows: rows)
    }

    private func choice(_ title: String, _ answer: Answer) -> PanelRow.Choice {
        PanelRow.Choice(title) { [weak self] in self?.answer = answer }
    }
}

extension SignInService.WebAnswer {
    /// The name of the answer in the panel. A URL is a secret, because it contains a code.
    var title: String {
        switch self {
        case .ask: "Ask"
        case .url: "Redirect"
        case .cancel: "Cancel"
        }
    }
}

extension SignInService.Answer {
    /// The name of the answer in the panel.
    var title: String {
        switch self {
        case .ask: "Ask"
        case .appleAccount(let hidesEmail): hidesEmail ? "Apple Account, Hide Email" : "Apple Account"
        case .password(let user): "Password of \(user)"
        case .cancel: "Cancel"
        case .failure: "Fail"
        }
    }
}

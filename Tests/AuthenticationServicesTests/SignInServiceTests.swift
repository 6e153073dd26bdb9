import Foundation
import Testing

@testable import SystemServices

/// The panel of the accounts, and texts without secrets.
@MainActor struct SignInServiceTests {
    private let service = SignInService()

    private func choose(_ choice: String, _ row: String) throws {
        let row = try #require(service.panelSection.rows.first { $0.title == row })
        try #require(row.choices.first { $0.title == choice }).choose()
    }

    @Test func thePersonChoosesTheAnswers() throws {
        #expect(service.panelSection.rows.isEmpty)
        service.markUsed()
        service.passwords = [SavedPassword(user: "ann", password: "secret")]
        try choose("Password of ann", "Answer")
        #expect(service.answer == .password(user: "ann"))
        try choose("Apple Account, Hide Email", "Answer")
        #expect(service.answer == .appleAccount(hidesEmail: true))
        try choose("Cancel", "Web Answer")
        #expect(service.webAnswer == .cancel)
        let user = try #require(service.account?.user)
        #expect(service.authorize(user: user, email: nil).isFirst && !service.authorize(user: user, email: nil).isFirst)
        try choose("Revoke", "Apple Account")
        #expect(service[user] == .revoked)
    }

    @Test func textsHaveNoSecrets() throws {
        service.markUsed()
        service.passwords = [SavedPassword(user: "ann", password: "secret")]
        service.account = AppleAccount(authorizationCode: Data("secret".utf8))
        service.webAnswer = .url(try #require(URL(string: "diary://done?code=secret")))
        var text = ""
        dump(service.passwords, to: &text)
        dump(service.account, to: &text)
        let printed = ["\(service.passwords)", String(reflecting: service.passwords), "\(service.account as Any)", text]
        let panel = service.panelSection.rows.flatMap { [$0.title, $0.value] + $0.choices.map(\.title) }
        #expect(!(printed + panel).joined().contains("secret"))
        #expect(text.contains("ann"))
    }
}

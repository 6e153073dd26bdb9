import CaretTesting
import Foundation
import Synchronization
import Testing

@testable import Security

/// Passwords of websites.
@MainActor @Suite(.app) struct WebCredentialTests {
    private struct Answer: Sendable {
        var server: String?
        var account: String?
        var password: String?
        var code: Int?
        var wasMain = false
    }

    nonisolated private func request(_ server: String?, _ account: String?) async -> Answer {
        await withCheckedContinuation { continuation in
            SecRequestSharedWebCredential(server, account) { credentials, error in
                let first = credentials?.first as? [String: String]
                continuation.resume(
                    returning: Answer(
                        server: first?[kSecAttrServer], account: first?[kSecAttrAccount], password: first?[kSecSharedPassword],
                        code: error?.code, wasMain: Thread.isMainThread))
            }
        }
    }

    nonisolated private func add(_ account: String, _ password: String?) async -> Int? {
        await withCheckedContinuation { continuation in
            SecAddSharedWebCredential("example.com", account, password) { continuation.resume(returning: $0?.code) }
        }
    }

    @Test func theAnswerOfTheTestDecides() async throws {
        let app = try await KeychainTools.launch()
        #expect(await request("example.com", nil).code == Int(errSecItemNotFound))
        let keychain = app.system.keychain
        keychain.sharedCredentials = [
            SharedWebCredential(server: "example.org", account: "eve", password: "0"),
            SharedWebCredential(server: "example.com", account: "ada", password: "1815"),
            SharedWebCredential(server: "example.com", account: "bob", password: "2"),
        ]
        let first = await request("example.com", nil)
        #expect(first.server == "example.com" && first.account == "ada" && first.password == "1815" && first.code == nil)
        #expect(!first.wasMain)
        #expect(await request("example.com", "bob").password == "2")
        #expect(await request(nil, nil).account == "eve")
        keychain.sharedCredentialAnswer = .cancel
        let cancelled = await request("example.com", "bob")
        #expect(cancelled.code == Int(errSecUserCanceled) && cancelled.password == nil)
        #expect(await add("bob", "3") == Int(errSecUserCanceled))
        let log = app.system.requests.requests(to: "keychain").map(\.text)
        #expect(log.count == 6 && log[1] == "requests the password of “example.com”: done" && log.allSatisfy { !$0.contains("1815") })
        #expect(!"\(keychain.sharedCredentials)".contains("1815"))
    }

    @Test func theAppSharesChangesAndRemovesAPassword() async throws {
        let app = try await KeychainTools.launch()
        #expect(await add("ada", nil) == Int(errSecItemNotFound))
        #expect(await add("", "1") == Int(errSecParam))
        #expect(await add("ada", "1") == nil)
        #expect(await add("bob", "2") == nil)
        #expect(await add("ada", "3") == nil)
        #expect(app.system.keychain.sharedCredentials.map(\.password) == ["3", "2"])
        #expect(await add("ada", nil) == nil)
        #expect(app.system.keychain.sharedCredentials.map(\.account) == ["bob"])
        app.system.keychain.failure = errSecNotAvailable
        #expect(await add("bob", nil) == Int(errSecNotAvailable))
        #expect(await request(nil, nil).code == Int(errSecNotAvailable))
    }

    @Test func newPasswordsAreRandom() throws {
        let passwords = try (0..<500).map { _ in try #require(SecCreateSharedWebCredentialPassword()) }
        #expect(Set(passwords).count == 500)
        let shape = /[a-zA-Z3-9]{3}-[a-zA-Z3-9]{3}-[a-zA-Z3-9]{3}-[a-zA-Z3-9]{3}/
        for password in passwords {
            #expect(password.wholeMatch(of: shape) != nil && !password.contains { "ijlzIO".contains($0) })
            #expect(password.contains(where: \.isLowercase) && password.contains(where: \.isUppercase))
            #expect(password.contains { $0.isNumber })
        }
    }
}

import CaretTesting
import Foundation
import Security
import UIKit

/// Requests with less text.
enum KeychainTools {
    @MainActor static func launch() async throws -> TestApp { try await TestApp.launch(showing: { UIViewController() }) }

    /// A dictionary for a generic password.
    static func password(_ account: String? = nil, service: String? = "login", _ more: [String: Any] = [:]) -> CFDictionary {
        var query: [String: Any] = [kSecClass: kSecClassGenericPassword]
        query[kSecAttrAccount] = account
        query[kSecAttrService] = service
        return query.merging(more) { $1 } as CFDictionary
    }

    @discardableResult static func add(
        _ account: String, service: String = "login", _ secret: String = "secret", _ more: [String: Any] = [:]
    ) -> OSStatus {
        SecItemAdd(password(account, service: service, more.merging([kSecValueData: Data(secret.utf8)]) { $1 }), nil)
    }

    /// Returns the secret as text.
    static func read(_ account: String, service: String = "login", _ more: [String: Any] = [:]) -> (OSStatus, String?) {
        var result: AnyObject?
        let status = SecItemCopyMatching(password(account, service: service, more.merging([kSecReturnData: true]) { $1 }), &result)
        return (status, (result as? Data).map { String(decoding: $0, as: UTF8.self) })
    }

    /// Performs requests on a thread that may wait for a person.
    static func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in Thread.detachNewThread { continuation.resume(returning: body()) } }
    }

    /// Returns the accounts of all matching items.
    static func accounts(_ query: CFDictionary) -> [String] {
        var query = query
        query[kSecMatchLimit] = kSecMatchLimitAll
        query[kSecReturnAttributes] = true
        var result: CFTypeRef?
        guard SecItemCopyMatching(query, &result) == errSecSuccess, let items = result as? [[String: Any]] else { return [] }
        return items.compactMap { $0[kSecAttrAccount] as? String }
    }
}

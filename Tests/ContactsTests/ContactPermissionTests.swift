import CaretTesting
import Foundation
import Synchronization
import Testing

@testable import Contacts
@testable import UIKitCore

/// The permission to use contacts.
@MainActor @Suite(.app) struct ContactPermissionTests {
    private final class Answers: Sendable {
        struct Answer: Equatable {
            let isGranted: Bool
            let code: CNError.Code?
            let isMainThread: Bool
        }

        let all = Mutex<[Answer]>([])

        func ask() {
            CNContactStore().requestAccess(for: .contacts) { isGranted, error in
                let answer = Answer(isGranted: isGranted, code: (error as? CNError)?.code, isMainThread: Thread.isMainThread)
                self.all.withLock { $0.append(answer) }
            }
        }
    }

    private let answers = Answers()

    @Test(arguments: [true, false]) func theUserIsAskedOnce(allows: Bool) async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
        answers.ask()
        answers.ask()
        try await app.settle()
        #expect(answers.all.withLock { $0.isEmpty })
        #expect(app.exists(.label("“\(PermissionRequests.appName)” Would Like to Access Your Contacts")))
        try await app.tap(allows ? "Allow" : "Don’t Allow")
        try await app.settle()
        let expected = Answers.Answer(isGranted: allows, code: allows ? nil : .authorizationDenied, isMainThread: false)
        #expect(answers.all.withLock { $0 } == [expected, expected])
        #expect(CNContactStore.authorizationStatus(for: .contacts) == (allows ? .authorized : .denied))
        answers.ask()
        try await app.settle()
        #expect(answers.all.withLock { $0.count } == 3)
        #expect(app.system.requests.requests(to: "permission").count == 1)
        #expect(app.system.requests.requests(to: "contacts").count == 3)
    }

    @Test func theAnswerIsAwaited() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.permissions[.contacts] = .granted
        #expect(try await CNContactStore().requestAccess(for: .contacts))
        app.system.permissions[.contacts] = .restricted
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .restricted)
        await #expect(throws: CNError.self) { try await CNContactStore().requestAccess(for: .contacts) }
    }

    @Test func aMissingExplanationStopsTheApp() async {
        ContactAccess.requireUsageDescription(in: ["NSContactsUsageDescription": "To call friends."], isTest: false)
        ContactAccess.requireUsageDescription(in: [:], isTest: true)
        await #expect(processExitsWith: .failure) { ContactAccess.requireUsageDescription(in: [:], isTest: false) }
        await #expect(processExitsWith: .failure) {
            ContactAccess.requireUsageDescription(
                in: ["CFBundleIdentifier": "app", "NSContactsUsageDescription": ""], isTest: true)
        }
    }
}

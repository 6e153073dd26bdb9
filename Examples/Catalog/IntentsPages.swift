import AppIntents
import Intents
import UIKit

/// Screens that donate actions of the app.
@MainActor enum IntentsPages {
    typealias Request = RequestViewController.Request

    static let all = [
        CatalogPage(
            "INInteraction", "text.bubble",
            controller: {
                RequestViewController([Request("Ask for Siri", send: askForSiri), Request("Donate a message", send: donateMessage)])
            }),
        CatalogPage(
            "AppIntent", "square.stack.3d.up", controller: { RequestViewController([Request("Donate an order", send: donateOrder)]) }),
    ]

    private static func askForSiri() async -> String {
        await INPreferences.requestSiriAuthorization() == .authorized ? "Allowed" : "Not allowed"
    }

    private static func donateMessage() async -> String {
        let friend = INPerson(
            personHandle: INPersonHandle(value: "ann@example.com", type: .emailAddress), nameComponents: nil, displayName: "Ann",
            image: nil,
            contactIdentifier: nil, customIdentifier: nil)
        let intent = INSendMessageIntent(
            recipients: [friend], outgoingMessageType: .outgoingMessageText, content: "Two kebabs?", speakableGroupName: nil,
            conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
        intent.suggestedInvocationPhrase = "Write to Ann"
        do {
            try await INInteraction(intent: intent, response: nil).donate()
            return "Donated"
        } catch {
            return error.localizedDescription
        }
    }

    private static func donateOrder() async -> String {
        let intent = OrderIntent()
        intent.dish = "Kebab"
        do {
            try await intent.donate()
            return "Donated. F9 shows it."
        } catch {
            return error.localizedDescription
        }
    }
}

/// Orders a dish.
private struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter(title: "Dish") var dish: String

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(dish) is ordered.") }
}

// The samples of the pages of AppIntents and Intents, and of localised texts, each in a context that makes it compile.

import AppIntents
import Intents
import UIKit

struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter(title: "Dish") var dish: String

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(dish) is ordered.") }
}

func donateMessage(to friend: INPerson) {
    let intent = INSendMessageIntent(
        recipients: [friend], outgoingMessageType: .outgoingMessageText, content: "Hello", speakableGroupName: nil,
        conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
    INInteraction(intent: intent, response: nil).donate()
}

func orderTitle() -> String {
    let title: LocalizedStringResource = "Order \(2) kebabs"
    let text = String(localized: title)
    return text
}

let handle = INPersonHandle(value: "ann@example.com", type: .emailAddress)
donateMessage(
    to: INPerson(
        personHandle: handle, nameComponents: nil, displayName: "Ann", image: nil, contactIdentifier: nil, customIdentifier: nil))
print(String(localized: OrderIntent.title), orderTitle())

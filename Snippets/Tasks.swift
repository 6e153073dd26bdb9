// Handlers that start tasks, observation, and values that controls and models share.

import Caret
import Observation
import UIKit

@MainActor @Observable final class Document {
    var name = "Letter"
    var price = Decimal(12)
    var grams: Int? = 40
    var unread = 0

    func write() async {}
    func find(_ text: String) async {}
}

final class DocumentScreen: UIViewController {
    let (button, label, searchBar) = (UIButton(type: .system), UILabel(), UISearchBar())
    let (nameField, priceField, weightField) = (UITextField(), UITextField(), UITextField())
    var model = Document()

    func save() async { await model.write() }
    func search(_ text: String) async { await model.find(text) }

    // snippet.tasks
    func connect() {
        button.on(.tap, self, call: DocumentScreen.save)
        button.on(.tap, self) { screen in await screen.save() }
        searchBar.on(.textDidChange, self, overlap: .restart) { screen, text in await screen.search(text) }
    }
    // snippet.hide

    // snippet.observe
    func follow() {
        observe(self) { screen in screen.label.text = screen.model.name }
        bind(nameField, model, \.name)
        bind(priceField, model, \.price, format: .currency(code: "EUR"))
        bind(weightField, model, \.grams, format: .number, formatsWhileTyping: true)
    }
    // snippet.hide

    // snippet.ask
    func rename() async {
        if let name = await ask("New name", placeholder: "Name") { model.name = name }
        if await confirm("Erase all?", "It cannot be undone.", "Erase", .destructive) { model = Document() }
    }

    func signIn() async -> [String]? {
        let mail = AlertInput("Mail", keyboard: .emailAddress) { $0.contains("@") }
        return await ask("Sign in", for: [mail, AlertInput("Password", isSecret: true) { !$0.isEmpty }])
    }
    // snippet.hide
}

final class Badge: UIView {
    let inbox = Document()

    func start() {
        observe(self) { badge in badge.isHidden = badge.inbox.unread == 0 }
    }
}

let screen = DocumentScreen()
screen.connect()
screen.follow()
print("shows \(screen.nameField.text ?? "")")

import Caret
import Observation
import UIKit

@MainActor @Observable final class Subscriber {
    var mail = ""
    var isSent = false

    var isMailValid: Bool { mail.contains("@") && !mail.contains(" ") }
}

final class MailScreen: UIViewController {
    let subscriber = Subscriber()
    let field = UITextField()
    let hint = UILabel()
    let button = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Newsletter"
        field.placeholder = "Mail address"
        field.borderStyle = .roundedRect
        field.keyboardType = .emailAddress
        field.autocapitalizationType = .none
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
        button.configuration?.title = "Subscribe"
        stack([field, hint, button])
        connect()
    }

    func connect() {
        bind(field, subscriber, \.mail)
        observe(self) { screen in
            let subscriber = screen.subscriber
            screen.hint.text = subscriber.isMailValid ? "Looks good." : "An address has an @ and no space."
            screen.button.isEnabled = subscriber.isMailValid && !subscriber.isSent
        }
        button.on(.tap, self, call: MailScreen.send)
        field.answer(.shouldReturn, self) { screen in
            screen.send()
            return true
        }
    }

    func send() {
        guard subscriber.isMailValid else { return }
        subscriber.isSent = true
        field.resignFirstResponder()
    }
}

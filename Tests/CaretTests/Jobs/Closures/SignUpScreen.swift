import Caret
import UIKit

final class SignUpScreen: ColumnScreen {
    let model = SignUp()
    private let mail = UITextField()
    private let password = UITextField()
    private let hint = UILabel()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        mail.placeholder = "Mail"
        password.placeholder = "Password"
        button.setTitle("Sign up", for: .normal)
        bind(mail, model, \.mail)
        bind(password, model, \.password)
        button.on(.tap, model, call: SignUp.send)
        focusOrder = FocusOrder([mail, password])
        show(mail, password, hint, button)
        observe(self) { screen in
            screen.button.isEnabled = screen.model.isValid
            screen.hint.text = screen.model.isValid ? "Ready" : "Enter your mail, and four letters"
        }
    }
}

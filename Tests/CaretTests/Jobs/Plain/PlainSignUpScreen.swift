import UIKit

final class PlainSignUpScreen: ColumnScreen, UITextFieldDelegate {
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
        for field in [mail, password] {
            field.delegate = self
            field.addAction(UIAction { [weak self] _ in self?.read() }, for: .editingChanged)
        }
        button.addAction(UIAction { [weak self] _ in self?.model.send() }, for: .touchUpInside)
        show(mail, password, hint, button)
        read()
    }

    private func read() {
        model.mail = mail.text ?? ""
        model.password = password.text ?? ""
        button.isEnabled = model.isValid
        hint.text = model.isValid ? "Ready" : "Enter your mail, and four letters"
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        (textField == mail ? password : mail).becomeFirstResponder()
        return false
    }
}

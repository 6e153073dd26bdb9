extension TextFieldDelegateProxy {
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        editMenu.ask((range: range, suggestedActions: suggestedActions), Hooks.noAnswer(UIMenu(children: suggestedActions)))
    }
}

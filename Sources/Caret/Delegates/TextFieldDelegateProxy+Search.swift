extension TextFieldDelegateProxy: UISearchTextFieldDelegate {
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        didSelectSuggestion.notify(suggestion)
    }
}

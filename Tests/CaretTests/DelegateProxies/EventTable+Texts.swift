import CaretMaps

@testable import Caret
@testable import CaretMaps

extension EventTable {
    func addTexts() {
        addSearchTextField()
        addTextField()
        addTextView()
        addTextFieldInput()
        addTextViewInput()
        addSearchBar()
        addTextInteraction()
        addFind()
    }

    private func addSearchTextField() {
        let rows = rows(UISearchTextField.self) { $0.textFieldProxy as any UISearchTextFieldDelegate }
        rows.event("didSelectSuggestion", .didSelectSuggestion) { $0.searchTextField($1.sender, didSelect: $1[0]) }
    }

    private func addTextField() {
        let rows = rows(UITextField.self) { $0.textFieldProxy as any UITextFieldDelegate }
        rows.event("didBeginEditing", .didBeginEditing) { $0.textFieldDidBeginEditing($1.sender) }
        rows.event("didEndEditing", .didEndEditing) { $0.textFieldDidEndEditing($1.sender) }
        rows.event("didChangeSelection", .didChangeSelection) { $0.textFieldDidChangeSelection($1.sender) }
        rows.event("didEndEditingWithReason", .didEndEditingWithReason) { $0.textFieldDidEndEditing($1.sender, reason: $1[0]) }
        rows.question(.shouldBeginEditing) { $0.textFieldShouldBeginEditing($1.sender) }
        rows.question(.shouldEndEditing) { $0.textFieldShouldEndEditing($1.sender) }
        rows.question(.shouldClear) { $0.textFieldShouldClear($1.sender) }
        rows.question(.shouldReturn) { $0.textFieldShouldReturn($1.sender) }
        rows.question(.shouldChangeCharactersIn) { $0.textField($1.sender, shouldChangeCharactersIn: $1[0], replacementString: $1[1]) }
        rows.question(.editMenu) { $0.textField($1.sender, editMenuForCharactersIn: $1[0], suggestedActions: $1[1]) }
    }

    private func addTextView() {
        let rows = rows(UITextView.self) { $0.textViewProxy as any UITextViewDelegate }
        rows.event("didBeginEditing", .didBeginEditing) { $0.textViewDidBeginEditing($1.sender) }
        rows.event("didEndEditing", .didEndEditing) { $0.textViewDidEndEditing($1.sender) }
        rows.event("didChange", .didChange) { $0.textViewDidChange($1.sender) }
        rows.event("didChangeSelection", .didChangeSelection) { $0.textViewDidChangeSelection($1.sender) }
        rows.question(.shouldBeginEditing) { $0.textViewShouldBeginEditing($1.sender) }
        rows.question(.shouldEndEditing) { $0.textViewShouldEndEditing($1.sender) }
        rows.question(.shouldChangeTextIn) { $0.textView($1.sender, shouldChangeTextIn: $1[0], replacementText: $1[1]) }
        rows.question(.editMenu) { $0.textView($1.sender, editMenuForTextIn: $1[0], suggestedActions: $1[1]) }
        rows.question(.primaryAction) { $0.textView($1.sender, primaryActionFor: $1[0], defaultAction: $1[1]) }
        rows.question(.itemMenu) { $0.textView($1.sender, menuConfigurationFor: $1[0], defaultMenu: $1[1]) }
        rows.event("willDisplayItemMenu", .willDisplayItemMenu) {
            $0.textView($1.sender, textItemMenuWillDisplayFor: $1[0], animator: $1[1])
        }
        rows.event("willEndItemMenu", .willEndItemMenu) { $0.textView($1.sender, textItemMenuWillEndFor: $1[0], animator: $1[1]) }
        rows.question(.shouldInteractWithURL) {
            $0.textView($1.sender, shouldInteractWith: $1[0] as URL, in: $1[1] as NSRange, interaction: $1[2] as UITextItemInteraction)
        }
        rows.question(.shouldInteractWithAttachment) {
            $0.textView(
                $1.sender, shouldInteractWith: $1[0] as NSTextAttachment, in: $1[1] as NSRange, interaction: $1[2] as UITextItemInteraction)
        }
    }

    private func addTextFieldInput() {
        let rows = rows(UITextField.self) { $0.textInputProxy as any UITextInputDelegate }
        rows.event("inputSelectionWillChange", .inputSelectionWillChange) { $0.selectionWillChange($1.sender) }
        rows.event("inputSelectionDidChange", .inputSelectionDidChange) { $0.selectionDidChange($1.sender) }
        rows.event("inputTextWillChange", .inputTextWillChange) { $0.textWillChange($1.sender) }
        rows.event("inputTextDidChange", .inputTextDidChange) { $0.textDidChange($1.sender) }
    }

    private func addTextViewInput() {
        let rows = rows(UITextView.self) { $0.textInputProxy as any UITextInputDelegate }
        rows.event("inputSelectionWillChange", .inputSelectionWillChange) { $0.selectionWillChange($1.sender) }
        rows.event("inputSelectionDidChange", .inputSelectionDidChange) { $0.selectionDidChange($1.sender) }
        rows.event("inputTextWillChange", .inputTextWillChange) { $0.textWillChange($1.sender) }
        rows.event("inputTextDidChange", .inputTextDidChange) { $0.textDidChange($1.sender) }
    }

    private func addSearchBar() {
        let rows = rows(UISearchBar.self) { $0.searchBarProxy as any UISearchBarDelegate }
        rows.event("textDidBeginEditing", .textDidBeginEditing) { $0.searchBarTextDidBeginEditing($1.sender) }
        rows.event("textDidEndEditing", .textDidEndEditing) { $0.searchBarTextDidEndEditing($1.sender) }
        rows.event("searchButtonClicked", .searchButtonClicked) { $0.searchBarSearchButtonClicked($1.sender) }
        rows.event("bookmarkButtonClicked", .bookmarkButtonClicked) { $0.searchBarBookmarkButtonClicked($1.sender) }
        rows.event("resultsListButtonClicked", .resultsListButtonClicked) { $0.searchBarResultsListButtonClicked($1.sender) }
        rows.event("cancelButtonClicked", .cancelButtonClicked) { $0.searchBarCancelButtonClicked($1.sender) }
        rows.event("textDidChange", .textDidChange) { $0.searchBar($1.sender, textDidChange: $1[0]) }
        rows.event("selectedScopeButtonIndexDidChange", .selectedScopeButtonIndexDidChange) {
            $0.searchBar($1.sender, selectedScopeButtonIndexDidChange: $1[0])
        }
        rows.question(.shouldBeginEditing) { $0.searchBarShouldBeginEditing($1.sender) }
        rows.question(.shouldEndEditing) { $0.searchBarShouldEndEditing($1.sender) }
        rows.question(.shouldChangeTextIn) { $0.searchBar($1.sender, shouldChangeTextIn: $1[0], replacementText: $1[1]) }
        rows.question(.position) { $0.position(for: $1.sender) }
    }

    private func addTextInteraction() {
        let rows = rows(UITextInteraction.self) { $0.textInteractionProxy as any UITextInteractionDelegate }
        rows.question(.shouldBegin) { $0.interactionShouldBegin($1.sender, at: $1[0]) }
        rows.event("willBegin", .willBegin) { $0.interactionWillBegin($1.sender) }
        rows.event("didEnd", .didEnd) { $0.interactionDidEnd($1.sender) }
    }

    private func addFind() {
        let rows = rows(UIFindInteraction.self) { $0.findProxy as any UIFindInteractionDelegate }
        rows.question(.session) { $0.findInteraction($1.sender, sessionFor: $1[0]) }
        rows.event("didBegin", .didBegin) { $0.findInteraction($1.sender, didBegin: $1[0]) }
        rows.event("didEnd", .didEnd) { $0.findInteraction($1.sender, didEnd: $1[0]) }
    }
}

// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension DelegateProxyCases {
    mutating func addUITextField() {
        notified("didBeginEditing", .didBeginEditing as ControlEvent<UITextField, String>, (any UITextFieldDelegate).self) { d, s, _ in
            d.textFieldDidBeginEditing(s)
        }
        notified("didChangeSelection", .didChangeSelection as ControlEvent<UITextField, UITextRange?>, (any UITextFieldDelegate).self) {
            d, s, _ in d.textFieldDidChangeSelection(s)
        }
        notified("didEndEditing", .didEndEditing as ControlEvent<UITextField, String>, (any UITextFieldDelegate).self) { d, s, _ in
            d.textFieldDidEndEditing(s)
        }
        notified(
            "didEndEditingWithReason", .didEndEditingWithReason as ControlEvent<UITextField, UITextField.DidEndEditingReason>,
            (any UITextFieldDelegate).self
        ) { d, s, a in d.textFieldDidEndEditing(s, reason: a[0]) }
        asked(
            "editMenu", .editMenu as Question<UITextField, (range: NSRange, suggestedActions: [UIMenuElement]), UIMenu?>,
            (any UITextFieldDelegate).self
        ) { d, s, a in d.textField(s, editMenuForCharactersIn: a[0], suggestedActions: a[1]) }
        notified("inputSelectionDidChange", .inputSelectionDidChange as ControlEvent<UITextField, Void>, (any UITextInputDelegate).self) {
            d, s, _ in d.selectionDidChange(s)
        }
        notified("inputSelectionWillChange", .inputSelectionWillChange as ControlEvent<UITextField, Void>, (any UITextInputDelegate).self) {
            d, s, _ in d.selectionWillChange(s)
        }
        notified("inputTextDidChange", .inputTextDidChange as ControlEvent<UITextField, Void>, (any UITextInputDelegate).self) { d, s, _ in
            d.textDidChange(s)
        }
        notified("inputTextWillChange", .inputTextWillChange as ControlEvent<UITextField, Void>, (any UITextInputDelegate).self) {
            d, s, _ in d.textWillChange(s)
        }
        agreed("shouldBeginEditing", .shouldBeginEditing as Question<UITextField, Void, Bool>, (any UITextFieldDelegate).self) { d, s, _ in
            d.textFieldShouldBeginEditing(s)
        }
        agreed(
            "shouldChangeCharactersIn", .shouldChangeCharactersIn as Question<UITextField, (range: NSRange, string: String), Bool>,
            (any UITextFieldDelegate).self
        ) { d, s, a in d.textField(s, shouldChangeCharactersIn: a[0], replacementString: a[1]) }
        agreed("shouldClear", .shouldClear as Question<UITextField, Void, Bool>, (any UITextFieldDelegate).self) { d, s, _ in
            d.textFieldShouldClear(s)
        }
        agreed("shouldEndEditing", .shouldEndEditing as Question<UITextField, Void, Bool>, (any UITextFieldDelegate).self) { d, s, _ in
            d.textFieldShouldEndEditing(s)
        }
        agreed("shouldReturn", .shouldReturn as Question<UITextField, Void, Bool>, (any UITextFieldDelegate).self) { d, s, _ in
            d.textFieldShouldReturn(s)
        }
    }

    mutating func addUITextInteraction() {
        notified("didEnd", .didEnd as ControlEvent<UITextInteraction, Void>, (any UITextInteractionDelegate).self) { d, s, _ in
            d.interactionDidEnd(s)
        }
        agreed("shouldBegin", .shouldBegin as Question<UITextInteraction, CGPoint, Bool>, (any UITextInteractionDelegate).self) { d, s, a in
            d.interactionShouldBegin(s, at: a[0])
        }
        notified("willBegin", .willBegin as ControlEvent<UITextInteraction, Void>, (any UITextInteractionDelegate).self) { d, s, _ in
            d.interactionWillBegin(s)
        }
    }

    mutating func addUITextView() {
        notified("didBeginEditing", .didBeginEditing as ControlEvent<UITextView, String>, (any UITextViewDelegate).self) { d, s, _ in
            d.textViewDidBeginEditing(s)
        }
        notified("didChange", .didChange as ControlEvent<UITextView, String>, (any UITextViewDelegate).self) { d, s, _ in
            d.textViewDidChange(s)
        }
        notified("didChangeSelection", .didChangeSelection as ControlEvent<UITextView, NSRange>, (any UITextViewDelegate).self) { d, s, _ in
            d.textViewDidChangeSelection(s)
        }
        notified("didEndEditing", .didEndEditing as ControlEvent<UITextView, String>, (any UITextViewDelegate).self) { d, s, _ in
            d.textViewDidEndEditing(s)
        }
        asked(
            "editMenu", .editMenu as Question<UITextView, (range: NSRange, suggestedActions: [UIMenuElement]), UIMenu?>,
            (any UITextViewDelegate).self
        ) { d, s, a in d.textView(s, editMenuForTextIn: a[0], suggestedActions: a[1]) }
        notified("inputSelectionDidChange", .inputSelectionDidChange as ControlEvent<UITextView, Void>, (any UITextInputDelegate).self) {
            d, s, _ in d.selectionDidChange(s)
        }
        notified("inputSelectionWillChange", .inputSelectionWillChange as ControlEvent<UITextView, Void>, (any UITextInputDelegate).self) {
            d, s, _ in d.selectionWillChange(s)
        }
        notified("inputTextDidChange", .inputTextDidChange as ControlEvent<UITextView, Void>, (any UITextInputDelegate).self) { d, s, _ in
            d.textDidChange(s)
        }
        notified("inputTextWillChange", .inputTextWillChange as ControlEvent<UITextView, Void>, (any UITextInputDelegate).self) { d, s, _ in
            d.textWillChange(s)
        }
        asked(
            "itemMenu", .itemMenu as Question<UITextView, (textItem: UITextItem, defaultMenu: UIMenu), UITextItem.MenuConfiguration?>,
            (any UITextViewDelegate).self
        ) { d, s, a in d.textView(s, menuConfigurationFor: a[0], defaultMenu: a[1]) }
        asked(
            "primaryAction", .primaryAction as Question<UITextView, (textItem: UITextItem, defaultAction: UIAction), UIAction?>,
            (any UITextViewDelegate).self
        ) { d, s, a in d.textView(s, primaryActionFor: a[0], defaultAction: a[1]) }
        agreed("shouldBeginEditing", .shouldBeginEditing as Question<UITextView, Void, Bool>, (any UITextViewDelegate).self) { d, s, _ in
            d.textViewShouldBeginEditing(s)
        }
        agreed(
            "shouldChangeTextIn", .shouldChangeTextIn as Question<UITextView, (range: NSRange, text: String), Bool>,
            (any UITextViewDelegate).self
        ) { d, s, a in d.textView(s, shouldChangeTextIn: a[0], replacementText: a[1]) }
        agreed("shouldEndEditing", .shouldEndEditing as Question<UITextView, Void, Bool>, (any UITextViewDelegate).self) { d, s, _ in
            d.textViewShouldEndEditing(s)
        }
        agreed(
            "shouldInteractWithAttachment",
            .shouldInteractWithAttachment
                as Question<UITextView, (attachment: NSTextAttachment, range: NSRange, interaction: UITextItemInteraction), Bool>,
            (any UITextViewDelegate).self
        ) { d, s, a in
            d.textView(s, shouldInteractWith: a[0] as NSTextAttachment, in: a[1] as NSRange, interaction: a[2] as UITextItemInteraction)
        }
        agreed(
            "shouldInteractWithURL",
            .shouldInteractWithURL as Question<UITextView, (url: URL, range: NSRange, interaction: UITextItemInteraction), Bool>,
            (any UITextViewDelegate).self
        ) { d, s, a in d.textView(s, shouldInteractWith: a[0] as URL, in: a[1] as NSRange, interaction: a[2] as UITextItemInteraction) }
        notified(
            "willDisplayItemMenu",
            .willDisplayItemMenu as ControlEvent<UITextView, (textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)>,
            (any UITextViewDelegate).self
        ) { d, s, a in d.textView(s, textItemMenuWillDisplayFor: a[0], animator: a[1]) }
        notified(
            "willEndItemMenu",
            .willEndItemMenu as ControlEvent<UITextView, (textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)>,
            (any UITextViewDelegate).self
        ) { d, s, a in d.textView(s, textItemMenuWillEndFor: a[0], animator: a[1]) }
    }

    mutating func addUIToolTipInteraction() {
        asked(
            "configuration", .configuration as Question<UIToolTipInteraction, CGPoint, UIToolTipConfiguration?>,
            (any UIToolTipInteractionDelegate).self
        ) { d, s, a in d.toolTipInteraction(s, configurationAt: a[0]) }
    }

    mutating func addUIToolbar() {
        asked("position", .position as Question<UIToolbar, Void, UIBarPosition>, (any UIToolbarDelegate).self) { d, s, _ in
            d.position(for: s)
        }
    }

    mutating func addUIViewController() {
        asked(
            "animationControllerForDismissed",
            .animationControllerForDismissed as Question<UIViewController, UIViewController, (any UIViewControllerAnimatedTransitioning)?>,
            (any UIViewControllerTransitioningDelegate).self
        ) { d, _, a in d.animationController(forDismissed: a[0]) }
        asked(
            "animationControllerForPresented",
            .animationControllerForPresented
                as Question<
                    UIViewController, (presented: UIViewController, presenting: UIViewController, source: UIViewController),
                    (any UIViewControllerAnimatedTransitioning)?
                >, (any UIViewControllerTransitioningDelegate).self
        ) { d, _, a in d.animationController(forPresented: a[0], presenting: a[1], source: a[2]) }
        asked(
            "interactionControllerForDismissal",
            .interactionControllerForDismissal
                as Question<UIViewController, any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?>,
            (any UIViewControllerTransitioningDelegate).self
        ) { d, _, a in d.interactionControllerForDismissal(using: a[0]) }
        asked(
            "interactionControllerForPresentation",
            .interactionControllerForPresentation
                as Question<UIViewController, any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?>,
            (any UIViewControllerTransitioningDelegate).self
        ) { d, _, a in d.interactionControllerForPresentation(using: a[0]) }
        asked(
            "presentationControllerForPresented",
            .presentationControllerForPresented
                as Question<
                    UIViewController, (presented: UIViewController, presenting: UIViewController?, source: UIViewController),
                    UIPresentationController?
                >, (any UIViewControllerTransitioningDelegate).self
        ) { d, _, a in d.presentationController(forPresented: a[0], presenting: a[1], source: a[2]) }
    }

    mutating func addUIWindowScene() {
        notified(
            "didUpdateGeometry",
            .didUpdateGeometry
                as ControlEvent<
                    UIWindowScene, (space: any UICoordinateSpace, orientation: UIInterfaceOrientation, traits: UITraitCollection)
                >, (any UIWindowSceneDelegate).self
        ) { d, s, a in d.windowScene(s, didUpdate: a[0], interfaceOrientation: a[1], traitCollection: a[2]) }
        notified(
            "performAction", .performAction as ControlEvent<UIWindowScene, UIApplicationShortcutItem>, (any UIWindowSceneDelegate).self
        ) { d, s, a in d.windowScene(s, performActionFor: a[0], completionHandler: { _ in }) }
    }
}

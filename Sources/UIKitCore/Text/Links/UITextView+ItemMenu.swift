/// The menu for a long press on a link or an attachment.
extension UITextView {
    /// Shows the menu of an item, unless the delegate rejects the interaction or returns no menu or an empty menu.
    func presentMenu(for item: UITextItem) {
        guard let window, let menu = menu(for: item), !menu.children.isEmpty else { return }
        var source = MenuSource(view: self, isPlain: true)
        source.rect = rect(of: item)
        let presentation = MenuPresentation(menu: menu, order: .automatic, source: source)
        let animations = MenuAnimations(preview: nil)
        presentation.sender = self
        presentation.onClose = { [weak self] animations in
            guard let self else { return }
            hub.notify { $0.textView(self, textItemMenuWillEndFor: item, animator: animations) }
        }
        hub.notify { $0.textView(self, textItemMenuWillDisplayFor: item, animator: animations) }
        presentation.open(in: window, with: animations)
    }

    private func menu(for item: UITextItem) -> UIMenu? {
        guard mayPresentActions(of: item) else { return nil }
        let standard = standardMenu(for: item)
        let configuration = UITextItem.MenuConfiguration(menu: standard)
        return hub.value(configuration) { $0.textView(self, menuConfigurationFor: item, defaultMenu: standard) }?.menu
    }

    private func mayPresentActions(of item: UITextItem) -> Bool {
        let interaction = UITextItemInteraction.presentActions
        return switch item.content {
        case .link(let url): hub.allAgree { $0.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction) }
        case .textAttachment(let attachment):
            hub.allAgree { $0.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction) }
        }
    }

    /// Returns the default menu: opening and copying a link, or copying an image; empty for other attachments.
    private func standardMenu(for item: UITextItem) -> UIMenu {
        switch item.content {
        case .link(let url):
            let open = UIAction(title: "Open Link") { _ in ApplicationHost.running.application.open(url) }
            let copy = UIAction(title: "Copy Link") { _ in UIPasteboard.general.string = url.absoluteString }
            return UIMenu(title: url.absoluteString, children: [open, copy])
        case .textAttachment(let attachment):
            guard let image = attachment.image else { return UIMenu(children: []) }
            return UIMenu(children: [UIAction(title: "Copy Image") { _ in UIPasteboard.general.image = image }])
        }
    }

    /// Returns the rectangle of an item's first visible line, in the view's coordinates.
    private func rect(of item: UITextItem) -> CGRect {
        let range = item.range.location..<item.range.location + item.range.length
        return editor.rects(of: range).map(editor.hostRect).first { $0.intersects(bounds) } ?? bounds
    }
}

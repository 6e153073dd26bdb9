import UIKitEngines

/// Detected links and attachments in read-only text.
extension UITextView {
    // MARK: - Finding

    /// Detects data and adds links to the data, after removing the links of the previous detection.
    func detectData() {
        guard !view.isDetecting else { return }
        view.isDetecting = true
        defer { view.isDetecting = false }
        for range in view.detected where range.upperBound <= editor.length {
            editor.storage.removeAttribute(.link, range: NSRange(range))
        }
        view.detected = []
        let kinds = view.dataDetectorTypes.kinds
        guard !kinds.isEmpty, !isEditable, isSelectable else { return }
        for finding in DataDetector.matches(in: editor.string, kinds, at: .current) {
            let range = NSRange(finding.range)
            // A link that the app specified takes precedence.
            guard !editor.storage.hasLink(in: range) else { continue }
            editor.storage.addAttribute(.link, value: finding.url, range: range)
            view.detected.append(finding.range)
        }
    }

    // MARK: - Tapping

    /// Returns the link or attachment at a point; `nil` for other text, and in editable text.
    func item(at point: CGPoint) -> UITextItem? {
        guard !isEditable, isSelectable, editor.length > 0,
            let characterRange = afterLayout({ $0.hostCharacterRange(point) }) as? EditorTextRange
        else { return nil }
        let offset = characterRange.range.lowerBound
        guard offset < editor.length,
            editor.rects(of: offset..<min(offset + max(1, characterRange.range.count), editor.length)).contains(where: {
                $0.offsetBy(dx: containerOrigin.x, dy: containerOrigin.y).insetBy(dx: -4, dy: -4).contains(point)
            })
        else { return nil }
        let fullRange = NSRange(location: 0, length: editor.length)
        var range = NSRange()
        let link = editor.storage.attribute(.link, at: offset, longestEffectiveRange: &range, in: fullRange)
        if let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) { return UITextItem(.link(url), range) }
        guard let attachment = editor.storage.attribute(.attachment, at: offset, effectiveRange: &range) as? NSTextAttachment else {
            return nil
        }
        return UITextItem(.textAttachment(attachment), range)
    }

    /// Performs the action of an item: the action that the delegate returns, or the default action.
    func invoke(_ item: UITextItem) {
        let standard = UIAction { [weak self] _ in self?.performDefaultAction(item) }
        hub.value(standard) { $0.textView(self, primaryActionFor: item, defaultAction: standard) }?.perform(from: self)
    }

    private func performDefaultAction(_ item: UITextItem) {
        let interaction = UITextItemInteraction.invokeDefaultAction
        switch item.content {
        case .link(let url):
            guard hub.allAgree({ $0.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction) }) else { return }
            ApplicationHost.running.application.open(url)
        case .textAttachment(let attachment):
            _ = hub.allAgree { $0.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction) }
        }
    }
}

extension NSAttributedString {
    fileprivate func hasLink(in range: NSRange) -> Bool {
        var hasLink = false
        enumerateAttribute(.link, in: range) { value, _, stop in
            guard value != nil else { return }
            hasLink = true
            stop.pointee = true
        }
        return hasLink
    }
}

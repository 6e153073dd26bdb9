import UIKitEngines

extension NibTables {
    static let label = NibTable<UILabel> { t in
        t.property("fontDescription") { if let font = $1.font { $0.font = font } }
        t.color("textColor") { $0.textColor = $1 ?? .label }
        t.color("highlightedColor") { $0.highlightedTextColor = $1 }
        t.color("shadowColor") { $0.shadowColor = $1 }
        t.size("shadowOffset") { $0.shadowOffset = $1 }
        t.choice("textAlignment", NibText.alignments) { $0.textAlignment = $1 }
        t.choice("lineBreakMode", NibText.lineBreaks) { $0.lineBreakMode = $1 }
        t.choice("baselineAdjustment", baselines) { $0.baselineAdjustment = $1 }
        t.integer("numberOfLines") { $0.numberOfLines = max(0, $1) }
        t.bool("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 }
        t.number("minimumScaleFactor") { $0.minimumScaleFactor = $1 }
        t.number("minimumFontSize") { label, size in
            if let fontSize = label.font?.pointSize, fontSize > 0 { label.minimumScaleFactor = min(1, size / fontSize) }
        }
        t.bool("adjustsLetterSpacingToFitWidth") { $0.allowsDefaultTighteningForTruncation = $1 }
        t.bool("adjustsLetterSpacingToFit") { $0.allowsDefaultTighteningForTruncation = $1 }
        t.bool("allowsDefaultTighteningForTruncation") { $0.allowsDefaultTighteningForTruncation = $1 }
        t.bool("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
        t.number("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 }
        t.bool("enabled") { $0.isEnabled = $1 }
        t.bool("highlighted") { $0.isHighlighted = $1 }
        t.string("text") { $0.text = $1 }
        t.property("attributedText") { if let text = $1.attributedString { $0.attributedText = text } }
        t.ignore("usesAttributedText")
        t.finish { label, element, _ in if hasFixedFrame(element) { label.allowsDefaultTighteningForTruncation = true } }
    }

    /// Returns whether the editor computed the frame from the width of the text. The editor's font is narrower than
    /// the substitute font here.
    static func hasFixedFrame(_ element: NibElement) -> Bool {
        element["fixedFrame"] == "YES" || element["translatesAutoresizingMaskIntoConstraints"] != "NO"
    }

    private static let baselines: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]

    static let textField = NibTable<UITextField> { t in
        t.property("fontDescription") { if let font = $1.font { $0.font = font } }
        t.color("textColor") { $0.textColor = $1 }
        t.choice("textAlignment", NibText.alignments) { $0.textAlignment = $1 }
        t.bool("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
        t.choice("borderStyle", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]) { $0.borderStyle = $1 }
        t.choice("clearButtonMode", viewModes) { $0.clearButtonMode = $1 }
        t.choice("leftViewMode", viewModes) { $0.leftViewMode = $1 }
        t.choice("rightViewMode", viewModes) { $0.rightViewMode = $1 }
        t.bool("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 }
        t.bool("clearsOnInsertion") { $0.clearsOnInsertion = $1 }
        t.string("text") { $0.text = $1 }
        t.string("placeholder") { $0.placeholder = $1 }
        t.property("attributedText") { if let text = $1.attributedString { $0.attributedText = text } }
        t.property("attributedPlaceholder") { if let text = $1.attributedString { $0.attributedPlaceholder = text } }
        t.property("textInputTraits") { if let element = $1.element { readTraits(element, into: $0, $1.session) } }
        t.outlet("delegate") { (field, delegate: any UITextFieldDelegate) in field.delegate = delegate }
        t.outlet("leftView") { (field, view: UIView) in field.leftView = view }
        t.outlet("rightView") { (field, view: UIView) in field.rightView = view }
        t.number("minimumFontSize") { $0.minimumFontSize = $1 }
        t.bool("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 }
        t.image("background") { $0.background = $1 }
        t.image("disabledBackground") { $0.disabledBackground = $1 }
        t.ignore("usesAttributedText", "allowsEditingTextAttributes")
        // The editor omits `adjustsFontSizeToFit` if the value is `YES`, the default.
        t.finish { field, element, _ in
            if element["minimumFontSize"] != nil, element["adjustsFontSizeToFit"] == nil { field.adjustsFontSizeToFitWidth = true }
        }
    }

    private static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    static let textView = NibTable<UITextView> { t in
        t.property("fontDescription") { if let font = $1.font { $0.font = font } }
        t.color("textColor") { $0.textColor = $1 }
        t.choice("textAlignment", NibText.alignments) { $0.textAlignment = $1 }
        t.bool("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
        t.bool("editable") { $0.isEditable = $1 }
        t.bool("selectable") { $0.isSelectable = $1 }
        t.string("text") { $0.text = $1 ?? "" }
        t.property("attributedText") { if let text = $1.attributedString { $0.attributedText = text } }
        t.insets("textContainerInset") { $0.textContainerInset = $1 }
        t.property("textInputTraits") { if let element = $1.element { readTraits(element, into: $0, $1.session) } }
        t.property("dataDetectorTypes") { if let element = $1.element { $0.dataDetectorTypes = detectors(element) } }
        t.outlet("delegate") { (view, delegate: any UITextViewDelegate) in view.delegate = delegate }
        t.ignore("usesAttributedText", "allowsEditingTextAttributes")
    }

    private static func detectors(_ element: NibElement) -> UIDataDetectorTypes {
        let names: [(String, UIDataDetectorTypes)] = [
            ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent), ("all", .all),
        ]
        return names.reduce(into: []) { if element[$1.0] == "YES" { $0.insert($1.1) } }
    }

    static let searchBar = NibTable<UISearchBar> { t in
        t.string("text") { $0.text = $1 }
        t.string("placeholder") { $0.placeholder = $1 }
        t.string("prompt") { $0.prompt = $1 }
        t.color("barTintColor") { $0.barTintColor = $1 }
        t.choice("searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal]) { $0.searchBarStyle = $1 }
        t.choice("barStyle", barStyles) { $0.barStyle = $1 }
        t.bool("showsBookmarkButton") { $0.showsBookmarkButton = $1 }
        t.bool("showsCancelButton") { $0.showsCancelButton = $1 }
        t.bool("showsScopeBar") { $0.showsScopeBar = $1 }
        t.integer("selectedScopeButtonIndex") { $0.selectedScopeButtonIndex = $1 }
        t.part("scopeButtonTitles") { bar, element, session in
            bar.scopeButtonTitles = element.children.enumerated().map { index, child in
                session.translated("scopeButtonTitles[\(index)]", of: element, NibText.text(child))
            }
        }
        t.property("textInputTraits") { if let element = $1.element { readTraits(element, into: $0.searchTextField, $1.session) } }
        t.outlet("delegate") { (bar, delegate: any UISearchBarDelegate) in bar.delegate = delegate }
    }
}

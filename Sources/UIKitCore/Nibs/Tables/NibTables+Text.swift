import UIKitEngines

extension NibTables {
    static let label = NibTable<UILabel> { table in
        table.property("fontDescription") { if let font = $1.font { $0.font = font } }
        table.color("textColor") { $0.textColor = $1 ?? .label }
        table.color("highlightedColor") { $0.highlightedTextColor = $1 }
        table.color("shadowColor") { $0.shadowColor = $1 }
        table.size("shadowOffset") { $0.shadowOffset = $1 }
        table.choice("textAlignment", NibText.alignments) { $0.textAlignment = $1 }
        table.choice("lineBreakMode", NibText.lineBreaks) { $0.lineBreakMode = $1 }
        table.choice("baselineAdjustment", baselines) { $0.baselineAdjustment = $1 }
        table.integer("numberOfLines") { $0.numberOfLines = max(0, $1) }
        table.bool("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 }
        table.number("minimumScaleFactor") { $0.minimumScaleFactor = $1 }
        table.number("minimumFontSize") { label, size in
            if let fontSize = label.font?.pointSize, fontSize > 0 { label.minimumScaleFactor = min(1, size / fontSize) }
        }
        table.bool("adjustsLetterSpacingToFitWidth") { $0.allowsDefaultTighteningForTruncation = $1 }
        table.bool("adjustsLetterSpacingToFit") { $0.allowsDefaultTighteningForTruncation = $1 }
        table.bool("allowsDefaultTighteningForTruncation") { $0.allowsDefaultTighteningForTruncation = $1 }
        table.bool("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
        table.number("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 }
        table.bool("enabled") { $0.isEnabled = $1 }
        table.bool("highlighted") { $0.isHighlighted = $1 }
        table.string("text") { $0.text = $1 }
        table.property("attributedText") { if let text = $1.attributedString { $0.attributedText = text } }
        table.ignore("usesAttributedText")
        table.finish { label, element, _ in if hasFixedFrame(element) { label.allowsDefaultTighteningForTruncation = true } }
    }

    /// Returns whether the editor computed the frame from the width of the text. The editor's font is narrower than
    /// the substitute font here.
    static func hasFixedFrame(_ element: NibElement) -> Bool {
        element["fixedFrame"] == "YES" || element["translatesAutoresizingMaskIntoConstraints"] != "NO"
    }

    private static let baselines: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]

    static let textField = NibTable<UITextField> { table in
        table.property("fontDescription") { if let font = $1.font { $0.font = font } }
        table.color("textColor") { $0.textColor = $1 }
        table.choice("textAlignment", NibText.alignments) { $0.textAlignment = $1 }
        table.bool("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
        table.choice("borderStyle", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]) { $0.borderStyle = $1 }
        table.choice("clearButtonMode", viewModes) { $0.clearButtonMode = $1 }
        table.choice("leftViewMode", viewModes) { $0.leftViewMode = $1 }
        table.choice("rightViewMode", viewModes) { $0.rightViewMode = $1 }
        table.bool("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 }
        table.bool("clearsOnInsertion") { $0.clearsOnInsertion = $1 }
        table.string("text") { $0.text = $1 }
        table.string("placeholder") { $0.placeholder = $1 }
        table.property("attributedText") { if let text = $1.attributedString { $0.attributedText = text } }
        table.property("attributedPlaceholder") { if let text = $1.attributedString { $0.attributedPlaceholder = text } }
        table.property("textInputTraits") { if let element = $1.element { readTraits(element, into: $0, $1.session) } }
        table.outlet("delegate") { (field, delegate: any UITextFieldDelegate) in field.delegate = delegate }
        table.outlet("leftView") { (field, view: UIView) in field.leftView = view }
        table.outlet("rightView") { (field, view: UIView) in field.rightView = view }
        table.number("minimumFontSize") { $0.minimumFontSize = $1 }
        table.bool("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 }
        table.image("background") { $0.background = $1 }
        table.image("disabledBackground") { $0.disabledBackground = $1 }
        table.ignore("usesAttributedText", "allowsEditingTextAttributes")
        // The editor omits `adjustsFontSizeToFit` if the value is `YES`, the default.
        table.finish { field, element, _ in
            if element["minimumFontSize"] != nil, element["adjustsFontSizeToFit"] == nil { field.adjustsFontSizeToFitWidth = true }
        }
    }

    private static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    static let textView = NibTable<UITextView> { table in
        table.property("fontDescription") { if let font = $1.font { $0.font = font } }
        table.color("textColor") { $0.textColor = $1 }
        table.choice("textAlignment", NibText.alignments) { $0.textAlignment = $1 }
        table.bool("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
        table.bool("editable") { $0.isEditable = $1 }
        table.bool("selectable") { $0.isSelectable = $1 }
        table.string("text") { $0.text = $1 ?? "" }
        table.property("attributedText") { if let text = $1.attributedString { $0.attributedText = text } }
        table.insets("textContainerInset") { $0.textContainerInset = $1 }
        table.property("textInputTraits") { if let element = $1.element { readTraits(element, into: $0, $1.session) } }
        table.property("dataDetectorTypes") { if let element = $1.element { $0.dataDetectorTypes = detectors(element) } }
        table.outlet("delegate") { (view, delegate: any UITextViewDelegate) in view.delegate = delegate }
        table.ignore("usesAttributedText", "allowsEditingTextAttributes")
    }

    private static func detectors(_ element: NibElement) -> UIDataDetectorTypes {
        let names: [(String, UIDataDetectorTypes)] = [
            ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent), ("all", .all),
        ]
        var types: UIDataDetectorTypes = []
        for (name, type) in names where element[name] == "YES" { types.insert(type) }
        return types
    }

    static let searchBar = NibTable<UISearchBar> { table in
        table.string("text") { $0.text = $1 }
        table.string("placeholder") { $0.placeholder = $1 }
        table.string("prompt") { $0.prompt = $1 }
        table.color("barTintColor") { $0.barTintColor = $1 }
        table.choice("searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal]) { $0.searchBarStyle = $1 }
        table.choice("barStyle", barStyles) { $0.barStyle = $1 }
        table.bool("showsBookmarkButton") { $0.showsBookmarkButton = $1 }
        table.bool("showsCancelButton") { $0.showsCancelButton = $1 }
        table.bool("showsScopeBar") { $0.showsScopeBar = $1 }
        table.integer("selectedScopeButtonIndex") { $0.selectedScopeButtonIndex = $1 }
        table.part("scopeButtonTitles") { bar, element, session in
            bar.scopeButtonTitles = element.children.enumerated().map { index, child in
                session.translated("scopeButtonTitles[\(index)]", of: element, NibText.text(child))
            }
        }
        table.property("textInputTraits") { if let element = $1.element { readTraits(element, into: $0.searchTextField, $1.session) } }
        table.outlet("delegate") { (bar, delegate: any UISearchBarDelegate) in bar.delegate = delegate }
    }
}

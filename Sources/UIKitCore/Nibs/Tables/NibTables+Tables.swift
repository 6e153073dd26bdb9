import UIKitEngines

extension NibTables {
    static let table = NibTable<UITableView> { t in
        describeLengths(t)
        t.choice("separatorStyle", separators) { $0.separatorStyle = $1 }
        t.color("separatorColor") { $0.separatorColor = $1 }
        t.insets("separatorInset") { $0.separatorInset = $1 }
        t.bool("allowsSelection") { $0.allowsSelection = $1 }
        t.bool("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
        t.bool("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 }
        t.bool("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = $1 }
        t.bool("contentViewInsetsToSafeArea") { $0.insetsContentViewsToSafeArea = $1 }
        t.bool("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
        t.integer("sectionIndexMinimumDisplayRowCount") { $0.sectionIndexMinimumDisplayRowCount = $1 }
        t.color("sectionIndexColor") { $0.sectionIndexColor = $1 }
        t.color("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = $1 }
        t.color("sectionIndexTrackingBackgroundColor") { $0.sectionIndexTrackingBackgroundColor = $1 }
        t.object("tableHeaderView") { (table, view: UIView) in table.tableHeaderView = view }
        t.object("tableFooterView") { (table, view: UIView) in table.tableFooterView = view }
        t.object("backgroundView") { (table, view: UIView) in table.backgroundView = view }
        t.part("prototypes") { table, element, session in
            for cell in element.children { session.registerPrototype(cell, in: table) }
        }
        t.part("sections") { table, element, session in session.makeStaticSections(element, of: table) }
        t.outlet("delegate") { (table, delegate: any UITableViewDelegate) in table.delegate = delegate }
        t.outlet("dataSource") { (table, source: any UITableViewDataSource) in table.dataSource = source }
        t.outlet("prefetchDataSource") { (table, source: any UITableViewDataSourcePrefetching) in table.prefetchDataSource = source }
        t.outlet("tableHeaderView") { (table, view: UIView) in table.tableHeaderView = view }
        t.outlet("tableFooterView") { (table, view: UIView) in table.tableFooterView = view }
        t.outlet("backgroundView") { (table, view: UIView) in table.backgroundView = view }
        t.ignore("style", "dataMode")
    }

    private static func describeLengths(_ t: NibTable<UITableView>) {
        // Negative values mean "automatic".
        t.number("rowHeight") { $0.rowHeight = automatic($1) }
        t.number("estimatedRowHeight") { $0.estimatedRowHeight = automatic($1) }
        t.number("sectionHeaderHeight") { $0.sectionHeaderHeight = automatic($1) }
        t.number("sectionFooterHeight") { $0.sectionFooterHeight = automatic($1) }
        t.number("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = automatic($1) }
        t.number("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = automatic($1) }
        t.number("sectionHeaderTopPadding") { $0.sectionHeaderTopPadding = automatic($1) }
    }

    private static func automatic(_ length: CGFloat) -> CGFloat { length < 0 ? UITableView.automaticDimension : length }

    private static let separators: [String: UITableViewCell.SeparatorStyle] = [
        "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    ]

    static let styles: [String: UITableView.Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]

    static let cellStyles: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2,
    ]

    static let tableCell = NibTable<UITableViewCell> { t in
        t.unlocalizedString("reuseIdentifier") { $0.reuseIdentifier = $1 }
        t.choice("selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]) { $0.selectionStyle = $1 }
        t.choice("accessoryType", accessories) { $0.accessoryType = $1 }
        t.choice("editingAccessoryType", accessories) { $0.editingAccessoryType = $1 }
        t.integer("indentationLevel") { $0.indentationLevel = $1 }
        t.number("indentationWidth") { $0.indentationWidth = $1 }
        t.bool("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1 }
        t.bool("showsReorderControl") { $0.showsReorderControl = $1 }
        t.insets("separatorInset") { $0.separatorInset = $1 }
        t.property("contentView") { if let element = $1.element { $1.session.readContent(element, of: $0) } }
        t.object("accessoryView") { (cell, view: UIView) in cell.accessoryView = view }
        t.object("editingAccessoryView") { (cell, view: UIView) in cell.editingAccessoryView = view }
        t.object("backgroundView") { (cell, view: UIView) in cell.backgroundView = view }
        t.object("selectedBackgroundView") { (cell, view: UIView) in cell.selectedBackgroundView = view }
        t.outlet("accessoryView") { (cell, view: UIView) in cell.accessoryView = view }
        t.outlet("editingAccessoryView") { (cell, view: UIView) in cell.editingAccessoryView = view }
        t.outlet("backgroundView") { (cell, view: UIView) in cell.backgroundView = view }
        t.outlet("selectedBackgroundView") { (cell, view: UIView) in cell.selectedBackgroundView = view }
        t.property("contentConfiguration") {
            if let content = content($1, over: $0.defaultContentConfiguration()) { $0.contentConfiguration = content }
        }
        // The table requests the height from the prototype; the labels are identified when the content is read.
        t.ignore("style", "rowHeight", "textLabel", "detailTextLabel", "imageView", "hidesAccessoryWhenEditing", "focusStyle")
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    static let headerFooter = NibTable<UITableViewHeaderFooterView> { t in
        t.unlocalizedString("reuseIdentifier") { $0.reuseIdentifier = $1 }
        t.property("contentView") { $1.fill($0.contentView) }
        t.object("backgroundView") { (view, background: UIView) in view.backgroundView = background }
    }
}

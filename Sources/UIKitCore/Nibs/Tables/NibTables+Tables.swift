import UIKitEngines

extension NibTables {
    static let table = NibTable<UITableView> { table in
        describeLengths(table)
        table.choice("separatorStyle", separators) { $0.separatorStyle = $1 }
        table.color("separatorColor") { $0.separatorColor = $1 }
        table.insets("separatorInset") { $0.separatorInset = $1 }
        table.bool("allowsSelection") { $0.allowsSelection = $1 }
        table.bool("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
        table.bool("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 }
        table.bool("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = $1 }
        table.bool("contentViewInsetsToSafeArea") { $0.insetsContentViewsToSafeArea = $1 }
        table.bool("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
        table.integer("sectionIndexMinimumDisplayRowCount") { $0.sectionIndexMinimumDisplayRowCount = $1 }
        table.color("sectionIndexColor") { $0.sectionIndexColor = $1 }
        table.color("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = $1 }
        table.color("sectionIndexTrackingBackgroundColor") { $0.sectionIndexTrackingBackgroundColor = $1 }
        table.object("tableHeaderView") { (table, view: UIView) in table.tableHeaderView = view }
        table.object("tableFooterView") { (table, view: UIView) in table.tableFooterView = view }
        table.object("backgroundView") { (table, view: UIView) in table.backgroundView = view }
        table.part("prototypes") { table, element, session in
            for cell in element.children { session.registerPrototype(cell, in: table) }
        }
        table.part("sections") { table, element, session in session.makeStaticSections(element, of: table) }
        table.outlet("delegate") { (table, delegate: any UITableViewDelegate) in table.delegate = delegate }
        table.outlet("dataSource") { (table, source: any UITableViewDataSource) in table.dataSource = source }
        table.outlet("prefetchDataSource") { (table, source: any UITableViewDataSourcePrefetching) in table.prefetchDataSource = source }
        table.outlet("tableHeaderView") { (table, view: UIView) in table.tableHeaderView = view }
        table.outlet("tableFooterView") { (table, view: UIView) in table.tableFooterView = view }
        table.outlet("backgroundView") { (table, view: UIView) in table.backgroundView = view }
        table.ignore("style", "dataMode")
    }

    private static func describeLengths(_ table: NibTable<UITableView>) {
        // Negative values mean "automatic".
        table.number("rowHeight") { $0.rowHeight = automatic($1) }
        table.number("estimatedRowHeight") { $0.estimatedRowHeight = automatic($1) }
        table.number("sectionHeaderHeight") { $0.sectionHeaderHeight = automatic($1) }
        table.number("sectionFooterHeight") { $0.sectionFooterHeight = automatic($1) }
        table.number("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = automatic($1) }
        table.number("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = automatic($1) }
        table.number("sectionHeaderTopPadding") { $0.sectionHeaderTopPadding = automatic($1) }
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

    static let tableCell = NibTable<UITableViewCell> { table in
        table.unlocalizedString("reuseIdentifier") { $0.reuseIdentifier = $1 }
        table.choice("selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]) { $0.selectionStyle = $1 }
        table.choice("accessoryType", accessories) { $0.accessoryType = $1 }
        table.choice("editingAccessoryType", accessories) { $0.editingAccessoryType = $1 }
        table.integer("indentationLevel") { $0.indentationLevel = $1 }
        table.number("indentationWidth") { $0.indentationWidth = $1 }
        table.bool("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1 }
        table.bool("showsReorderControl") { $0.showsReorderControl = $1 }
        table.insets("separatorInset") { $0.separatorInset = $1 }
        table.property("contentView") { if let element = $1.element { $1.session.readContent(element, of: $0) } }
        table.object("accessoryView") { (cell, view: UIView) in cell.accessoryView = view }
        table.object("editingAccessoryView") { (cell, view: UIView) in cell.editingAccessoryView = view }
        table.object("backgroundView") { (cell, view: UIView) in cell.backgroundView = view }
        table.object("selectedBackgroundView") { (cell, view: UIView) in cell.selectedBackgroundView = view }
        table.outlet("accessoryView") { (cell, view: UIView) in cell.accessoryView = view }
        table.outlet("editingAccessoryView") { (cell, view: UIView) in cell.editingAccessoryView = view }
        table.outlet("backgroundView") { (cell, view: UIView) in cell.backgroundView = view }
        table.outlet("selectedBackgroundView") { (cell, view: UIView) in cell.selectedBackgroundView = view }
        table.property("contentConfiguration") {
            if let content = content($1, over: $0.defaultContentConfiguration()) { $0.contentConfiguration = content }
        }
        // The table requests the height from the prototype; the labels are identified when the content is read.
        table.ignore("style", "rowHeight", "textLabel", "detailTextLabel", "imageView", "hidesAccessoryWhenEditing", "focusStyle")
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    static let headerFooter = NibTable<UITableViewHeaderFooterView> { table in
        table.unlocalizedString("reuseIdentifier") { $0.reuseIdentifier = $1 }
        table.property("contentView") { $1.fill($0.contentView) }
        table.object("backgroundView") { (view, background: UIView) in view.backgroundView = background }
    }
}

import UIKitEngines

/// The static sections of a table in a nib.
@MainActor struct StaticTable {
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell] = []
        /// The heights of the rows in points; `nil` for the table's row height.
        var heights: [CGFloat?] = []
    }

    var sections: [Section] = []

    func cell(at path: IndexPath) -> UITableViewCell? {
        guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row) else { return nil }
        return sections[path.section].cells[path.row]
    }

    func height(at path: IndexPath) -> CGFloat? {
        guard cell(at: path) != nil else { return nil }
        return sections[path.section].heights[path.row]
    }
}

extension NibSession {
    /// Creates the static cells of a table for the table's controller. Tables with prototypes may have the same
    /// element. The `dataMode` attribute determines whether the cells are static; without it, they are static if
    /// there are sections.
    func makeStaticSections(_ element: NibElement, of table: UITableView) {
        let tableElement = document.elements.values.first { $0.children.contains { $0 === element } }
        let isStatic = tableElement?["dataMode"].map { $0 == "static" } ?? !element.children.isEmpty
        guard isStatic else { return }
        guard let controller = owner as? UITableViewController else {
            guard !element.children.isEmpty else { return }
            return skip(element, "static cells", why: "their controller is no UITableViewController")
        }
        var result = StaticTable()
        for section in element.children where section.name == "tableViewSection" {
            var staticSection = StaticTable.Section()
            func localizedText(_ name: String) -> String? {
                guard let text = section[name] ?? section.child(key: name).map(NibText.text) else { return nil }
                return NibValue(name: name, text: text, element: nil, ownerElement: section, session: self).string
            }
            staticSection.header = localizedText("headerTitle")
            staticSection.footer = localizedText("footerTitle")
            for child in section.list("cells") {
                guard let cell = make(child) as? UITableViewCell else { continue }
                staticSection.cells.append(cell)
                staticSection.heights.append(number(child, "rowHeight").flatMap { $0 > 0 ? $0 : nil })
            }
            result.sections.append(staticSection)
        }
        controller.nib.staticTable = result
    }
}

import UIKitEngines

extension NibSession {
    /// Fills a cell's content. Labels and image of the cell's own style are those of the cell, not new ones.
    func readContent(_ element: NibElement, of cell: UITableViewCell) {
        let holder = element.id.flatMap { document.parents[$0] }.flatMap { document.elements[$0] }
        for child in element.list("subviews") {
            guard let id = child.id else { continue }
            if holder?["textLabel"] == id, let label = cell.textLabel {
                readStandard(child, into: label)
            } else if holder?["detailTextLabel"] == id, let label = cell.detailTextLabel {
                readStandard(child, into: label)
            } else if holder?["imageView"] == id, let image = cell.imageView {
                readStandard(child, into: image)
            }
        }
        NibValue(name: "contentView", text: "", element: element, holder: element, session: self).fill(cell.contentView)
    }

    /// The cell says where its own parts stand.
    private func readStandard(_ element: NibElement, into view: UIView) {
        read(element, into: view)
        view.translatesAutoresizingMaskIntoConstraints = true
    }
}

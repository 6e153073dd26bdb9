import UIKitEngines

extension NibSession {
    /// Reads the content of a cell. The labels and image view of the cell's style are used, instead of new ones.
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

    /// Reads a standard subview, whose frame the cell determines.
    private func readStandard(_ element: NibElement, into view: UIView) {
        read(element, into: view)
        view.translatesAutoresizingMaskIntoConstraints = true
    }
}

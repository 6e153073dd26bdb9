import UIKitEngines

extension NibSession {
    /// Reads the content of a cell. The labels and the image view that the cell's style provides are configured, not
    /// created again.
    func readContent(_ element: NibElement, of cell: UITableViewCell) {
        let cellElement = element.id.flatMap { document.parents[$0] }.flatMap { document.elements[$0] }
        for child in element.list("subviews") {
            guard let id = child.id else { continue }
            if cellElement?["textLabel"] == id, let label = cell.textLabel {
                readStandard(child, into: label)
            } else if cellElement?["detailTextLabel"] == id, let label = cell.detailTextLabel {
                readStandard(child, into: label)
            } else if cellElement?["imageView"] == id, let image = cell.imageView {
                readStandard(child, into: image)
            }
        }
        NibValue(name: "contentView", text: "", element: element, ownerElement: element, session: self).fill(cell.contentView)
    }

    /// Reads a subview that the cell's style provides. The cell determines the subview's frame.
    private func readStandard(_ element: NibElement, into view: UIView) {
        read(element, into: view)
        view.translatesAutoresizingMaskIntoConstraints = true
    }
}

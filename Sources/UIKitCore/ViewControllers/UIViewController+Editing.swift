extension UIViewController {
    func applyEditing(_ editing: Bool) {
        bars.isEditing = editing
        if let item = bars.editItem { show(editing, in: item) }
    }

    func makeEditButtonItemIfNeeded() -> UIBarButtonItem {
        if let item = bars.editItem { return item }
        let item = UIBarButtonItem()
        item.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        item.possibleTitles = Set([UIBarButtonItem.SystemItem.edit, .done].compactMap(\.title))
        show(isEditing, in: item)
        bars.editItem = item
        return item
    }

    private func show(_ editing: Bool, in item: UIBarButtonItem) {
        item.title = (editing ? UIBarButtonItem.SystemItem.done : .edit).title
        item.style = editing ? .done : .plain
    }
}

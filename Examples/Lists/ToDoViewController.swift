import UIKit

/// A to-do list: a tap completes an item, a swipe deletes it, Add creates a new one, Edit selects several and moves
/// them.
final class ToDoViewController: UIViewController, UICollectionViewDelegate {
    struct Task: Identifiable {
        let id: Int
        var title: String
        var isDone = false
    }

    private(set) var tasks = ["Water the plants", "Answer Clara", "Book the train", "Mend the bicycle"].enumerated().map {
        Task(id: $0.offset, title: $0.element)
    }

    private var collectionView: UICollectionView?
    private var dataSource: UICollectionViewDiffableDataSource<Int, Task.ID>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "To Do"
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.delegate = self
        view.addSubview(collectionView)
        self.collectionView = collectionView

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Task.ID> { [weak self] cell, _, id in
            guard let task = self?.tasks.first(where: { $0.id == id }) else { return }
            var content = cell.defaultContentConfiguration()
            content.text = task.title
            content.textProperties.color = task.isDone ? .secondaryLabel : .label
            content.image = UIImage(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
            cell.contentConfiguration = content
            cell.accessories = [.multiselect(), .reorder()]
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        dataSource?.reorderingHandlers.canReorderItem = { _ in true }
        dataSource?.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self, let tasks = self.tasks.map(\.id).applying(transaction.difference) else { return }
            self.tasks = tasks.compactMap { id in self.tasks.first { $0.id == id } }
        }
        showButtons()
        show(animated: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let self, let id = self.dataSource?.itemIdentifier(for: indexPath) else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                self?.delete([id])
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func showButtons() {
        let isEditing = collectionView?.isEditing ?? false
        let edit = UIBarButtonItem(
            title: isEditing ? "Done" : "Edit", primaryAction: UIAction { [weak self] _ in self?.toggleEditing() })
        let other =
            isEditing
            ? UIBarButtonItem(title: "Delete", primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })
            : UIBarButtonItem(title: "Add", primaryAction: UIAction { [weak self] _ in self?.add("New task") })
        navigationItem.rightBarButtonItems = [edit, other]
    }

    private func show(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Task.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(tasks.map(\.id))
        dataSource?.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: - Changes

    private func toggleEditing() {
        collectionView?.isEditing.toggle()
        showButtons()
    }

    func add(_ title: String) {
        tasks.append(Task(id: (tasks.map(\.id).max() ?? -1) + 1, title: title))
        show(animated: true)
    }

    private func delete(_ ids: [Task.ID]) {
        tasks.removeAll { ids.contains($0.id) }
        show(animated: true)
    }

    private func deleteSelected() {
        let paths = collectionView?.indexPathsForSelectedItems ?? []
        delete(paths.compactMap { dataSource?.itemIdentifier(for: $0) })
        toggleEditing()
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !collectionView.isEditing, let dataSource, let id = dataSource.itemIdentifier(for: indexPath),
            let index = tasks.firstIndex(where: { $0.id == id })
        else { return }
        collectionView.deselectItem(at: indexPath, animated: true)
        tasks[index].isDone.toggle()
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }
}

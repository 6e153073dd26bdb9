import Caret
import CaretTesting
import Testing

/// Callbacks of rows when their cells appear and disappear.
@MainActor @Suite(.app) struct RowHidingTests {
    private final class Data { var rows = [1, 2, 3] }

    @Test(arguments: [true, false]) func aDeletedRowIsNotifiedThatItIsHidden(animated: Bool) async throws {
        let data = Data()
        var log: [String] = []
        var list: SectionList<UITableViewCell>?
        let (app, _) = try await ListScreen.launch { table in
            list = table.sections {
                Section {
                    for row in data.rows {
                        Row(row, .default, "\(row)").onShow { _ in log.append("show \(row)") }.onHide { _ in log.append("hide \(row)") }
                    }
                }
            }
        }
        #expect(log == ["show 1", "show 2", "show 3"])
        data.rows.remove(at: 1)
        list?.update(animated: animated)
        try await app.settle()
        #expect(log == ["show 1", "show 2", "show 3", "hide 2"])
    }

    @Test func aRowThatIsScrolledAwayWhileItIsEditedWritesIntoItsOwnObject() async throws {
        final class AreaCell: UITableViewCell {
            let area = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(area)
            }
            required init?(coder: NSCoder) { nil }
        }
        let model = TaskModel(100)
        let (app, table) = try await ListScreen.launch { table in
            table.rowHeight = 60
            table.sections {
                Section {
                    for task in model.tasks {
                        Row(task.id, cell: AreaCell.self) { cell in
                            cell.area.text = task.name
                            cell.area.on(.didEndEditing) { [weak area = cell.area] in task.name = area?.text ?? "" }
                        }
                    }
                }
            }
        }
        let cell = try #require(table.visibleCells.first as? AreaCell)
        cell.area.becomeFirstResponder()
        cell.area.selectedRange = NSRange(location: 6, length: 0)
        await app.type("!")
        table.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
        await app.advance(frames: 3)
        table.endEditing(true)
        await app.advance(frames: 3)
        #expect(model.tasks[0].name == "Task 0!")
        #expect(model.tasks.dropFirst().allSatisfy { $0.name == "Task \($0.id)" })
    }
}

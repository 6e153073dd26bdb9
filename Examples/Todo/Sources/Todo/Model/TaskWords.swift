import Foundation
import TodoKit

/// The texts of a task on the screens.
@MainActor struct TaskWords {
    let book: TodoBook

    /// Returns the display name of a day.
    func name(of day: Day?) -> String {
        guard let day else { return "None" }
        let calendar = book.calendar
        guard let date = day.date(in: calendar), let today = book.today?.date(in: calendar) else { return day.description }
        switch calendar.dateComponents([.day], from: today, to: date).day {
        case 0: return "Today"
        case 1: return "Tomorrow"
        case -1: return "Yesterday"
        case .some(2...6): return Self.formatter("EEEE").string(from: date)
        case 7: return "In a week"
        default: return Self.formatter("d MMM yyyy").string(from: date)
        }
    }

    /// Days to choose from by their names: none, today, tomorrow, and in a week.
    var nextDays: [Day?] {
        let calendar = book.calendar
        guard let today = book.today?.date(in: calendar) else { return [nil] }
        return [nil] + [0, 1, 7].map { calendar.date(byAdding: .day, value: $0, to: today).flatMap { Day($0, in: calendar) } }
    }

    func project(_ id: UUID?) -> String { id.flatMap { id in book.projects.first { $0.id == id } }?.name ?? "None" }

    func tags(_ ids: [UUID]) -> String {
        let names = book.tags.filter { ids.contains($0.id) }.map(\.name)
        return names.isEmpty ? "None" : names.joined(separator: ", ")
    }

    /// Returns the second line of a task in the list: due date, project and tags.
    func summary(_ task: TodoTask) -> String {
        var words: [String] = []
        if task.due != nil { words.append(name(of: task.due)) }
        if task.project != nil { words.append(project(task.project)) }
        words += book.tags.filter { task.tags.contains($0.id) }.map { "#\($0.name)" }
        return words.joined(separator: " · ")
    }

    func isLate(_ task: TodoTask) -> Bool {
        guard let due = task.due, let today = book.today else { return false }
        return due < today && !task.isDone
    }

    /// The text below the list.
    var status: String {
        let status = book.status
        if let refusal = status.refusals.last { return "The server would not have a change: \(refusal)" }
        let waiting = status.waiting == 0 ? nil : status.waiting == 1 ? "1 change waits" : "\(status.waiting) changes wait"
        if let problem = status.problem {
            return [Self.sentence(problem), waiting.map { "\($0) until then." }].compactMap { $0 }.joined(separator: " ")
        }
        if status.isSyncing { return "Updating …" }
        return waiting.map { "\($0) for the server." } ?? "Up to date."
    }

    /// Returns the text with a full stop, unless it ends with a punctuation mark.
    private static func sentence(_ words: String) -> String {
        guard let last = words.last, !".!?…".contains(last) else { return words }
        return words + "."
    }

    private static func formatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.dateFormat = format
        return formatter
    }
}

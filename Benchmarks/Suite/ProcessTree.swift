import Foundation

/// A process and all its descendants, from /proc.
enum ProcessTree {
    /// Returns the CPU time of all living processes in milliseconds, with the resolution of the system's tick of
    /// about ten milliseconds.
    static func cpu(of root: pid_t) -> Double {
        let all = statuses()
        let children = Dictionary(grouping: all.keys, by: { all[$0]?.parent ?? 0 })
        var (waiting, ticks) = ([root], 0)
        while let process = waiting.popLast() {
            ticks += all[process]?.ticks ?? 0
            waiting += children[process] ?? []
        }
        return Double(ticks) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Returns the parent, and the user and system time, of every process; see proc(5).
    private static func statuses() -> [pid_t: (parent: pid_t, ticks: Int)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        var found: [pid_t: (parent: pid_t, ticks: Int)] = [:]
        for process in names.compactMap({ pid_t($0) }) {
            guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), let end = line.lastIndex(of: ")")
            else { continue }
            // The name in parentheses, which may contain spaces, is the second field; the state is the third.
            let fields = line[end...].split(separator: " ").dropFirst()
            guard fields.count > 12 else { continue }
            let values = fields.map { Int($0) ?? 0 }
            found[process] = (pid_t(values[1]), values[11] + values[12])
        }
        return found
    }
}

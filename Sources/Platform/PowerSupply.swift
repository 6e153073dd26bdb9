import Foundation

/// What the machine's battery says, as Linux lists it under `/sys/class/power_supply`.
package struct PowerSupply: Hashable, Sendable {
    package enum Status: Hashable, Sendable {
        case unknown, discharging, charging, full
    }

    /// How full the battery is, 0…1.
    package var level: Double
    package var status: Status

    package init(level: Double, status: Status) {
        (self.level, self.status) = (level, status)
    }

    /// Reads the first battery that says how full it is; `nil` on machines that have none.
    package static func battery(in folder: String = "/sys/class/power_supply") -> PowerSupply? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where word("type", of: name, in: folder) == "Battery" {
            // Mice and headsets are batteries, too; what feeds them is not what feeds the machine.
            guard word("scope", of: name, in: folder) != "Device" else { continue }
            guard let percent = word("capacity", of: name, in: folder).flatMap(Double.init), percent.isFinite else { continue }
            let status = status(named: word("status", of: name, in: folder) ?? "")
            return PowerSupply(level: min(max(percent / 100, 0), 1), status: status)
        }
        return nil
    }

    private static func status(named name: String) -> Status {
        switch name {
        case "Charging": .charging
        case "Full", "Not charging": .full
        case "Discharging": .discharging
        default: .unknown
        }
    }

    private static func word(_ file: String, of supply: String, in folder: String) -> String? {
        guard let text = try? String(contentsOfFile: "\(folder)/\(supply)/\(file)", encoding: .utf8) else { return nil }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

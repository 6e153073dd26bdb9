import Foundation

/// The state of the machine's battery, from `/sys/class/power_supply`.
package struct PowerSupply: Hashable, Sendable {
    package enum Status: Hashable, Sendable {
        case unknown, discharging, charging, full
    }

    /// The charge of the battery, 0…1.
    package var level: Double
    package var status: Status

    package init(level: Double, status: Status) {
        (self.level, self.status) = (level, status)
    }

    /// Returns the first battery that reports its charge; `nil` on machines without one.
    package static func battery(in folder: String = "/sys/class/power_supply") -> PowerSupply? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where value("type", of: name, in: folder) == "Battery" {
            // Mice and headsets have batteries too, which do not supply the machine.
            guard value("scope", of: name, in: folder) != "Device" else { continue }
            guard let percent = value("capacity", of: name, in: folder).flatMap(Double.init), percent.isFinite else { continue }
            let status = status(named: value("status", of: name, in: folder) ?? "")
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

    private static func value(_ file: String, of supply: String, in folder: String) -> String? {
        guard let text = try? String(contentsOfFile: "\(folder)/\(supply)/\(file)", encoding: .utf8) else { return nil }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

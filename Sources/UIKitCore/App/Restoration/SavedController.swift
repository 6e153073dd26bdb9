import Foundation

/// The saved state of a controller.
struct SavedController {
    /// The storyboard scene of a controller. The empty bundle path denotes the main bundle.
    struct Scene {
        let storyboard: String
        let bundle: String
        let identifier: String
    }

    /// The saved state of one of the controller's views.
    struct View {
        var values: [String: Any] = [:]
        /// The content offset of a scroll view, in points.
        var offset: CGPoint?
    }

    let path: [String]
    /// The name of the restoration class.
    var type: String?
    var scene: Scene?
    var values: [String: Any] = [:]
    /// Whether the view was loaded.
    var isLoaded = false
    var views: [String: View] = [:]
    /// The paths of a container's child controllers, in order.
    var children: [[String]] = []
    /// The path of the selected controller.
    var selected: [String]?
    /// The path of the presented controller.
    var presented: [String]?

    init(path: [String]) { self.path = path }
}

extension SavedController {
    /// The state as a property list.
    var propertyList: [String: Any] {
        var list: [String: Any] = ["path": path, "values": values, "loaded": isLoaded, "inner": children]
        list["type"] = type
        list["selected"] = selected
        list["presented"] = presented
        list["scene"] = scene.map { [$0.storyboard, $0.bundle, $0.identifier] }
        list["views"] = views.mapValues { view in
            var list: [String: Any] = ["values": view.values]
            list["offset"] = view.offset.map { [Double($0.x), Double($0.y)] }
            return list
        }
        return list
    }

    /// Creates the state from a property list; `nil` if the list does not describe a controller. Values of an
    /// unexpected type are omitted.
    init?(propertyList: [String: Any]) {
        guard let path = propertyList["path"] as? [String], !path.isEmpty else { return nil }
        self.path = path
        type = propertyList["type"] as? String
        values = propertyList["values"] as? [String: Any] ?? [:]
        isLoaded = propertyList["loaded"] as? Bool ?? false
        children = propertyList["inner"] as? [[String]] ?? []
        selected = propertyList["selected"] as? [String]
        presented = propertyList["presented"] as? [String]
        if let scene = propertyList["scene"] as? [String], scene.count == 3 {
            self.scene = Scene(storyboard: scene[0], bundle: scene[1], identifier: scene[2])
        }
        for (name, view) in propertyList["views"] as? [String: [String: Any]] ?? [:] {
            let offset = view["offset"] as? [Double] ?? []
            let isValid = offset.count == 2 && offset.allSatisfy(\.isFinite)
            views[name] = View(
                values: view["values"] as? [String: Any] ?? [:], offset: isValid ? CGPoint(x: offset[0], y: offset[1]) : nil)
        }
    }
}

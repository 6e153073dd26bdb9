import Foundation

/// What is kept of one controller.
struct KeptController {
    /// Where a controller's scene is; in the main bundle without a path of one.
    struct Scene {
        let storyboard: String
        let bundle: String
        let identifier: String
    }

    /// What is kept of one of its views.
    struct View {
        var values: [String: Any] = [:]
        /// How far its content was scrolled, in points.
        var offset: CGPoint?
    }

    let path: [String]
    /// The name of the class that makes it again.
    var type: String?
    var scene: Scene?
    var values: [String: Any] = [:]
    /// Whether its view was there.
    var isLoaded = false
    var views: [String: View] = [:]
    /// The controllers in it, of a container that has them in an order.
    var inner: [[String]] = []
    /// The one among them that was chosen.
    var selected: [String]?
    var presented: [String]?

    init(path: [String]) { self.path = path }
}

extension KeptController {
    /// As a property list.
    var list: [String: Any] {
        var list: [String: Any] = ["path": path, "values": values, "loaded": isLoaded, "inner": inner]
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

    /// - Returns: `nil` of what is none; parts that are not what they should be are left out.
    init?(list: [String: Any]) {
        guard let path = list["path"] as? [String], !path.isEmpty else { return nil }
        self.path = path
        type = list["type"] as? String
        values = list["values"] as? [String: Any] ?? [:]
        isLoaded = list["loaded"] as? Bool ?? false
        inner = list["inner"] as? [[String]] ?? []
        selected = list["selected"] as? [String]
        presented = list["presented"] as? [String]
        if let scene = list["scene"] as? [String], scene.count == 3 {
            self.scene = Scene(storyboard: scene[0], bundle: scene[1], identifier: scene[2])
        }
        for (name, view) in list["views"] as? [String: [String: Any]] ?? [:] {
            let offset = view["offset"] as? [Double] ?? []
            let isPlace = offset.count == 2 && offset.allSatisfy(\.isFinite)
            views[name] = View(
                values: view["values"] as? [String: Any] ?? [:], offset: isPlace ? CGPoint(x: offset[0], y: offset[1]) : nil)
        }
    }
}

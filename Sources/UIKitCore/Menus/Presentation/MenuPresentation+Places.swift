extension MenuPresentation {
    /// Places the lifted preview and the panels.
    ///
    /// The available area is the safe area without margins. The preview is placed first so that the first panel fits,
    /// and then the panel is placed next to it. If the menu changes sides, the order of its elements may be reversed.
    /// Submenus are placed at the same corner, and keep their current transforms during an animation.
    func place() {
        let room = bounds.inset(by: safeAreaInsets).shrunk(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        let sizes = panels.map(\.naturalSize)
        guard let first = sizes.first else {
            if let lifted { lifted.frame = MenuPlace.lifted(liftedSize(in: room), from: source.frame, in: room, menu: 0) }
            return
        }
        var anchor = source.frame
        if let lifted {
            let frame = MenuPlace.lifted(liftedSize(in: room), from: source.frame, in: room, menu: first.height)
            lifted.frame = frame
            anchor = frame
        }
        let distance = lifted == nil ? MenuMetrics.distance : MenuMetrics.previewDistance
        let place = MenuPlace.menu(first, at: anchor, in: room, distance: distance)
        let wasReversed = isReversed
        isAbove = place.isAbove
        if isReversed != wasReversed, let panel = panels.first { panel.fill(model(of: panel.menu), head: nil) }
        for (panel, size) in zip(panels, sizes) { put(panel, size, at: place, in: room) }
    }

    private func put(_ panel: MenuPanel, _ size: CGSize, at place: MenuPlace, in room: CGRect) {
        let height = min(size.height, room.height)
        let y = place.isAbove ? place.frame.maxY - height : place.frame.minY
        let transform = panel.transform
        panel.transform = .identity
        panel.frame = CGRect(
            x: place.frame.minX, y: min(max(y, room.minY), room.maxY - height).rounded(), width: size.width, height: height)
        panel.transform = transform
    }

    private func liftedSize(in room: CGRect) -> CGSize {
        let most = CGSize(width: room.width, height: room.height * 0.6)
        if let size = (lifted as? MenuPreview)?.preferredSize(in: most) { return size }
        let size = source.frame.size
        let scale = min(1, most.width / max(size.width, 1), most.height / max(size.height, 1))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}

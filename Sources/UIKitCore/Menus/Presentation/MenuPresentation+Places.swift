extension MenuPresentation {
    /// Places the lifted preview and the panels.
    ///
    /// The available area is the safe area without margins. The preview is placed first so that the first panel fits,
    /// and then the panel is placed next to it. If the menu changes sides, the order of its elements may be reversed.
    /// Submenus are placed at the same corner, and keep their current transforms during an animation.
    func layOutMenu() {
        let area = bounds.inset(by: safeAreaInsets).shrunk(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        let sizes = panels.map(\.intrinsicSize)
        guard let first = sizes.first else {
            if let lifted { lifted.frame = MenuPlacement.lifted(liftedSize(in: area), from: source.frame, in: area, menu: 0) }
            return
        }
        var anchor = source.frame
        if let lifted {
            let frame = MenuPlacement.lifted(liftedSize(in: area), from: source.frame, in: area, menu: first.height)
            lifted.frame = frame
            anchor = frame
        }
        let distance = lifted == nil ? MenuMetrics.distance : MenuMetrics.previewDistance
        let placement = MenuPlacement.menu(first, at: anchor, in: area, distance: distance)
        let wasReversed = isReversed
        isAbove = placement.isAbove
        if isReversed != wasReversed, let panel = panels.first { panel.fill(model(of: panel.menu), header: nil) }
        for (panel, size) in zip(panels, sizes) { layOut(panel, size, at: placement, in: area) }
    }

    private func layOut(_ panel: MenuPanel, _ size: CGSize, at placement: MenuPlacement, in available: CGRect) {
        let height = min(size.height, available.height)
        let y = placement.isAbove ? placement.frame.maxY - height : placement.frame.minY
        let transform = panel.transform
        panel.transform = .identity
        panel.frame = CGRect(
            x: placement.frame.minX, y: min(max(y, available.minY), available.maxY - height).rounded(), width: size.width, height: height)
        panel.transform = transform
    }

    private func liftedSize(in available: CGRect) -> CGSize {
        let maximumSize = CGSize(width: available.width, height: available.height * 0.6)
        if let size = (lifted as? MenuPreview)?.preferredSize(in: maximumSize) { return size }
        let size = source.frame.size
        let scale = min(1, maximumSize.width / max(size.width, 1), maximumSize.height / max(size.height, 1))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}

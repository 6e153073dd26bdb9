// Mirrors the content of the screen as elements for assistive technology. The elements are transparent and ignore
// pointers. Actions of assistive technology are sent to the application. PageTree.swift describes the layout of a
// message.

import { edits } from "./input.js";

/** The HTML element of a role, with its attributes. Other roles are a `div` with the ARIA role of the same name. */
const kinds = {
    element: ["div", { role: "group" }],
    text: ["div", { role: "paragraph" }],
    heading: ["div", { role: "heading", "aria-level": "2" }],
    image: ["div", { role: "img" }],
    key: ["button", {}],
    button: ["button", {}],
    toggle: ["button", { role: "switch" }],
    slider: ["div", { role: "slider", "aria-valuemin": "0", "aria-valuemax": "100" }],
    stepper: ["div", { role: "spinbutton" }],
    wheel: ["div", { role: "slider", "aria-valuemin": "0", "aria-valuemax": "100" }],
    pageControl: ["div", { role: "slider", "aria-valuemin": "0", "aria-valuemax": "100" }],
    segments: ["div", { role: "radiogroup" }],
    segment: ["button", { role: "radio" }],
    progress: ["div", { role: "progressbar", "aria-valuemin": "0", "aria-valuemax": "100" }],
    activity: ["div", { role: "progressbar" }],
    textField: ["input", { type: "text" }],
    searchField: ["input", { type: "search" }],
    textView: ["textarea", {}],
    cell: ["div", { role: "listitem" }],
    scrollArea: ["div", { role: "group" }],
    landmark: ["div", { role: "region" }],
    navigationBar: ["div", { role: "navigation" }],
    tabBar: ["div", { role: "tablist" }],
    tab: ["button", { role: "tab" }],
    alert: ["div", { role: "alertdialog" }],
    menuItem: ["button", { role: "menuitem" }],
    map: ["div", { role: "region" }],
    row: ["div", { role: "row" }],
};

/**
 * Roles whose children assistive technology ignores or reads as text, so that a button for a custom action in them would
 * not be found. Roles in a selection, such as tabs, also have to be direct children of their container.
 */
const leaves = new Set([
    "text", "heading", "image", "link", "button", "key", "toggle", "slider", "stepper", "segment", "pageControl", "wheel", "progress", "activity",
    "textField", "textView", "searchField", "tab", "menuItem",
]);
const chosen = new Set(["segment", "tab", "menuItem"]);

const isRange = (element) => ["slider", "spinbutton"].includes(element.role);
const isText = (element) => ["INPUT", "TEXTAREA"].includes(element.tagName);

/** The text of the application after all pending edits, by element. */
const texts = new WeakMap();

export class Tree {
    /**
     * `root` contains the elements, and `words` the announcements. `fields` are the page's text fields, which are
     * labelled like the edited field.
     */
    constructor(root, words, fields, send) {
        Object.assign(this, { root, words, fields, send });
        /** Whether assistive technology has focused any element, so that the focus may follow the application. */
        this.isUsed = false;
        this.elements = new Map();
        /** The groups around leaves with custom actions, by node. */
        this.groups = new Map();
        root.addEventListener("click", (event) => this.#clicked(event));
        root.addEventListener("input", (event) => this.#entered(event));
        root.addEventListener("focusin", (event) => {
            this.isUsed = true;
            this.#act(event.target, "focus");
        });
        root.addEventListener("keydown", (event) => this.#pressed(event));
        root.addEventListener("keyup", (event) => this.#isOwn(event) && event.stopPropagation());
    }

    clear() {
        this.elements.clear();
        this.groups.clear();
        this.root.replaceChildren();
    }

    update({ roots, nodes, gone, say }) {
        for (const node of nodes) this.#make(node);
        for (const node of nodes) this.#fill(node);
        arrange(this.root, this.#found(roots));
        for (const id of gone) {
            this.#outer(id)?.remove();
            this.elements.delete(id);
            this.groups.delete(id);
        }
        this.#follow(nodes.find((it) => it.states.includes("focused")));
        const edited = this.root.querySelector("[data-editing]");
        for (const field of this.fields) {
            set(field, "aria-hidden", edited ? null : "true");
            set(field, "aria-label", edited?.getAttribute("aria-label"));
        }
        if (say.length) this.#say(say.join(". "));
    }

    /** Moves the focus to an element, but never away from a text field, and only if assistive technology is used. */
    #follow(node) {
        const element = node && this.elements.get(node.id);
        if (!element || !this.isUsed || this.fields.includes(document.activeElement)) return;
        if (document.activeElement !== element) element.focus({ preventScroll: true });
    }

    /** Returns the element of a node; a new element if the role has changed. */
    #make({ id, role }) {
        const old = this.elements.get(id);
        if (old?.dataset.kind === role) return;
        const [name, attributes] = kinds[role] ?? ["div", { role }];
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        element.dataset.kind = role;
        element.dataset.node = id;
        // Assistive technology can focus the element, but the Tab key belongs to the application.
        element.tabIndex = -1;
        this.elements.set(id, element);
        old?.replaceWith(element);
    }

    #fill(node) {
        const element = this.elements.get(node.id);
        const [left, top, width, height] = node.box;
        Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
        describe(element, node);
        value(element, node);
        const inner = this.#found(node.children);
        if (node.role === "row") {
            for (const cell of node.children.map((id) => this.elements.get(id))) cell?.setAttribute("role", cell.dataset.cell ?? "cell");
        }
        const own = this.#own(element, node);
        const isLeaf = leaves.has(node.role);
        this.#group(element, node, isLeaf ? own : []);
        if (!isText(element)) arrange(element, [...this.#texts(element, node), ...inner, ...(isLeaf ? [] : own)]);
    }

    /** Puts a leaf and its custom actions into a group with the name of the leaf. */
    #group(element, node, own) {
        const old = this.groups.get(node.id);
        if (!own.length) {
            old?.replaceWith(element);
            this.groups.delete(node.id);
            return;
        }
        const group = old ?? document.createElement("div");
        set(group, "role", chosen.has(node.role) ? "none" : "group");
        set(group, "aria-label", chosen.has(node.role) ? null : node.label);
        if (!old) {
            this.groups.set(node.id, group);
            element.replaceWith(group);
        }
        arrange(group, [element, ...own]);
    }

    /** Returns the outermost element of a node: the group around its element, or the element. */
    #outer(id) {
        return this.groups.get(id) ?? this.elements.get(id);
    }

    /** Sets the text content of static text, which can then be navigated by word and letter. */
    #texts(element, node) {
        if (node.role !== "text" && node.role !== "heading") return [];
        return [document.createTextNode([node.label, node.value].filter(Boolean).join(", "))];
    }

    /** ARIA has no custom actions, so each is a button inside or beside the element. */
    #own(element, node) {
        const present = [...(this.groups.get(node.id) ?? element).children].filter((it) => it.dataset.node === String(node.id));
        return node.actions.map((name, index) => {
            // Existing buttons are kept, because a replaced button would lose the focus.
            const button = present.find((it) => it.dataset.index === String(index)) ?? document.createElement("button");
            if (button.textContent !== name) button.textContent = name;
            button.tabIndex = -1;
            button.dataset.node = node.id;
            button.dataset.index = index;
            Object.assign(button.style, { left: element.style.left, top: element.style.top, width: "1px", height: "1px" });
            return button;
        });
    }

    #found(ids) {
        return ids.map((id) => this.#outer(id)).filter(Boolean);
    }

    /** Announces a text. The element is emptied first, because a repeated text would not be announced. */
    #say(text) {
        this.words.textContent = "";
        requestAnimationFrame(() => { this.words.textContent = text; });
    }

    #act(target, kind, more = {}) {
        const holder = target.closest?.("[data-node]");
        if (holder) this.send({ t: "act", node: Number(holder.dataset.node), kind, ...more });
    }

    #clicked(event) {
        const { index } = event.target.dataset;
        if (index !== undefined) return this.#act(event.target, "custom", { index: Number(index) });
        this.#act(event.target, "activate");
    }

    #entered(event) {
        event.stopPropagation();
        const element = event.target;
        for (const edit of edits(texts.get(element) ?? "", element.value)) this.#act(element, "text", edit);
        texts.set(element, element.value);
    }

    #isOwn(event) {
        const isPress = event.key === "Enter" || event.key === " ";
        const isStep = event.key.startsWith("Arrow") && isRange(event.target);
        return (isPress && !isText(event.target)) || isStep || event.key === "Escape";
    }

    /** Handles keys of an element with the accessibility focus; all other keys belong to the application. */
    #pressed(event) {
        if (!this.#isOwn(event)) return;
        event.stopPropagation();
        event.preventDefault();
        if (event.key === "Escape") return this.#act(event.target, "escape");
        if (!event.key.startsWith("Arrow")) return event.target.click();
        this.#act(event.target, ["ArrowUp", "ArrowRight"].includes(event.key) ? "increment" : "decrement");
    }
}

/** Arranges children in order. Children in the right place are not moved, because moving loses the focus. */
function arrange(parent, children) {
    const old = [...parent.childNodes];
    const isSame = old.length === children.length
        && children.every((it, index) => it === old[index] || (it.nodeType === 3 && old[index].nodeType === 3 && it.data === old[index].data));
    if (isSame) return;
    children.forEach((child, index) => {
        if (parent.childNodes[index] !== child) parent.insertBefore(child, parent.childNodes[index] ?? null);
    });
    while (parent.childNodes.length > children.length) parent.lastChild.remove();
}

function set(element, name, value) {
    if (value === undefined || value === null || value === false) return element.removeAttribute(name);
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

function describe(element, node) {
    const states = new Set(node.states);
    const { kind } = element.dataset;
    const isWords = kind === "text" || kind === "heading";
    set(element, "aria-label", isWords ? null : node.label);
    set(element, "aria-description", node.hint);
    set(element, "lang", node.lang);
    set(element, "aria-disabled", states.has("disabled") || null);
    set(element, "aria-modal", states.has("modal") || null);
    set(element, "aria-posinset", node.place?.[0]);
    set(element, "aria-setsize", node.place?.[1]);
    set(element, "aria-expanded", states.has("expanded") ? true : states.has("collapsed") ? false.toString() : null);
    const selected = states.has("selected");
    set(element, "aria-selected", kind === "tab" ? selected.toString() : null);
    const checked = kind === "toggle" ? node.value === "1" : selected;
    set(element, "aria-checked", kind === "toggle" || kind === "segment" ? checked.toString() : null);
    set(element, "aria-pressed", kind === "button" && selected ? "true" : null);
    set(element, "aria-current", kind === "cell" && selected ? "true" : null);
    element.toggleAttribute("data-editing", states.has("editing"));
    element.dataset.cell = states.has("columnHeader") ? "columnheader" : states.has("rowHeader") ? "rowheader" : "cell";
    if (["cell", "columnheader", "rowheader"].includes(element.role)) element.setAttribute("role", element.dataset.cell);
}

function value(element, node) {
    if (isRange(element) || node.role === "progress") {
        set(element, "aria-valuenow", node.share ?? (node.role === "stepper" ? Number(node.value) || 0 : node.role === "progress" ? null : 50));
        return set(element, "aria-valuetext", node.value);
    }
    if (isText(element)) {
        if (node.role === "textField") set(element, "type", node.states.includes("secure") ? "password" : "text");
        if (element.value !== (node.value ?? "")) element.value = node.value ?? "";
        texts.set(element, node.value ?? "");
        return;
    }
    // Other values are part of the name, as they are spoken.
    if (node.role !== "toggle" && node.value && node.role !== "text" && node.role !== "heading") {
        set(element, "aria-label", [node.label, node.value].filter(Boolean).join(", "));
    }
}
